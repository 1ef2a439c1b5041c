import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { linkTours, paginateGallery } from "../content/gallery.ts";
import { photos } from "../testing/photos.ts";
import { heldAnswer, startApi } from "../testing/start-api.ts";
import { visit } from "../testing/visit.ts";
import { GalleryPager } from "./GalleryPager.tsx";

const shownPhotos = (count: number) => linkTours(photos(count), []);
const all = shownPhotos(24);
const pageOf = (page: number) => ({ page, ...paginateGallery(all, page) });
const answerOf = (page: number) => ({ status: 200, body: paginateGallery(all, page) });

afterEach(cleanup);

const titles = () => screen.queryAllByRole("img").map((image) => image.getAttribute("alt"));
const skeletons = () => document.querySelectorAll(".skeleton");
const link = (page: number) => screen.getByRole("link", { name: `Page ${page}` });
const currentPage = () => document.querySelector("[aria-current=page]")?.textContent;

test("shows 9 pictures and a link to every page in the prebuilt page", () => {
  const html = renderToString(<GalleryPager {...pageOf(1)} />);
  expect(html.match(/<img/g)).toHaveLength(9);
  for (const path of ["/gallery", "/gallery-2", "/gallery-3"]) {
    expect(html).toContain(`href="${path}"`);
  }
});

test("shows no links when all pictures fit on one page", () => {
  render(<GalleryPager page={1} {...paginateGallery(shownPhotos(9), 1)} />);
  expect(titles()).toHaveLength(9);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("fetches another page from its file and shows 6 skeletons until it arrives", async () => {
  const answer = heldAnswer(answerOf(3));
  await using site = await startApi(answer.promise);
  visit(`${site.url}/gallery`);
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(3));
  expect(skeletons()).toHaveLength(6);
  expect(titles()).toEqual([]);
  answer.release();
  await waitFor(() => expect(titles()).toEqual(all.slice(18).map(({ title }) => title)));
  expect(site.calls.map(({ path }) => path)).toEqual(["/gallery-3.json"]);
  expect(location.pathname).toBe("/gallery-3");
  expect(currentPage()).toBe("3");
});

test("focuses the pictures, named after their page", async () => {
  await using site = await startApi(answerOf(2));
  visit(`${site.url}/gallery`);
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Page 2 of 3" }));
});

test("needs no file to return to the prebuilt page", async () => {
  await using site = await startApi(answerOf(1));
  visit(`${site.url}/gallery-2`);
  render(<GalleryPager {...pageOf(2)} />);
  await userEvent.click(link(1));
  await waitFor(() => expect(titles()).toContain("Photo 0"));
  expect(location.pathname).toBe("/gallery");
  await userEvent.click(link(2));
  expect(titles()).toContain("Photo 9");
  expect(site.calls).toHaveLength(1);
});

test("shows the page of the address after going back in the browser", async () => {
  await using site = await startApi(answerOf(2));
  visit(`${site.url}/gallery`);
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  await waitFor(() => expect(titles()).toContain("Photo 9"));
  visit(`${site.url}/gallery`);
  dispatchEvent(new PopStateEvent("popstate"));
  await waitFor(() => expect(titles()).toContain("Photo 0"));
});

test.each([
  ["is missing", { status: 404, body: { message: "Not here" } }],
  ["is something else", { status: 200, body: {} }],
])("offers to retry when a file %s", async (_, failure) => {
  await using site = await startApi(failure, answerOf(2));
  visit(`${site.url}/gallery`);
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Failed to fetch gallery."),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(titles()).toContain("Photo 9"));
});

test("offers to retry without a connection and keeps the page links", async () => {
  visit("http://127.0.0.1:9/gallery");
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Failed to fetch gallery."),
  );
  await userEvent.click(link(1));
  expect(titles()).toHaveLength(9);
});

test("shows the last page for an address beyond it, and corrects the address", async () => {
  await using site = await startApi(answerOf(3));
  visit(`${site.url}/gallery?page=99`);
  render(<GalleryPager {...pageOf(1)} />);
  await waitFor(() => expect(titles()).toEqual(all.slice(18).map(({ title }) => title)));
  expect(currentPage()).toBe("3");
  expect(screen.getByRole("region", { name: "Page 3 of 3" })).toBeTruthy();
  expect(location.href).toBe(`${site.url}/gallery-3`);
});

test("shows the first page for an address without a page number", () => {
  visit("http://127.0.0.1:9/gallery?page=abc");
  render(<GalleryPager {...pageOf(1)} />);
  expect(titles()).toHaveLength(9);
  expect(currentPage()).toBe("1");
});

test("offers newly added pages once a file mentions them", async () => {
  const more = shownPhotos(30);
  const newer = (page: number) => ({ status: 200, body: paginateGallery(more, page) });
  await using site = await startApi(newer(2), newer(4));
  visit(`${site.url}/gallery`);
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  await waitFor(() => expect(link(4)).toBeTruthy());
  await userEvent.click(link(4));
  await waitFor(() => expect(titles()).toEqual(more.slice(27).map(({ title }) => title)));
  expect(currentPage()).toBe("4");
});
