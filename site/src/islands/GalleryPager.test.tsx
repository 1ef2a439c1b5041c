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

test("the prebuilt page shows 9 pictures and a link to every page, without scripts", () => {
  const html = renderToString(<GalleryPager {...pageOf(1)} />);
  expect(html.match(/<img/g)).toHaveLength(9);
  for (const path of ["/gallery", "/gallery-2", "/gallery-3"]) {
    expect(html).toContain(`href="${path}"`);
  }
});

test("there are no buttons when all pictures fit on one page", () => {
  render(<GalleryPager page={1} {...paginateGallery(shownPhotos(9), 1)} />);
  expect(titles()).toHaveLength(9);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("an empty gallery says so", () => {
  render(<GalleryPager page={1} {...paginateGallery([], 1)} />);
  expect(screen.getByText("No gallery images available.")).toBeTruthy();
});

test("another page comes from its file, with 6 skeletons until it is there", async () => {
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

test("the pictures take the focus, named after their page", async () => {
  await using site = await startApi(answerOf(2));
  visit(`${site.url}/gallery`);
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "Page 2 of 3" }));
});

test("the page that was built needs no file when one comes back to it", async () => {
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

test("going back in the browser shows the page of that address", async () => {
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
])("a file that %s is told, and can be asked for again", async (_, failure) => {
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

test("without a connection the same is said, and the buttons stay", async () => {
  visit("http://127.0.0.1:9/gallery");
  render(<GalleryPager {...pageOf(1)} />);
  await userEvent.click(link(2));
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe("Failed to fetch gallery."),
  );
  await userEvent.click(link(1));
  expect(titles()).toHaveLength(9);
});

test("an address beyond the last page shows the last, and becomes its address", async () => {
  await using site = await startApi(answerOf(3));
  visit(`${site.url}/gallery?page=99`);
  render(<GalleryPager {...pageOf(1)} />);
  await waitFor(() => expect(titles()).toEqual(all.slice(18).map(({ title }) => title)));
  expect(currentPage()).toBe("3");
  expect(screen.getByRole("region", { name: "Page 3 of 3" })).toBeTruthy();
  expect(location.href).toBe(`${site.url}/gallery-3`);
});

test("an address that names no page shows the first", () => {
  visit("http://127.0.0.1:9/gallery?page=abc");
  render(<GalleryPager {...pageOf(1)} />);
  expect(titles()).toHaveLength(9);
  expect(currentPage()).toBe("1");
});

test("pages that were added since are offered as soon as a file tells of them", async () => {
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
