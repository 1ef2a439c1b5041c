import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { withPath } from "../content/tours/tour-services.ts";
import { photos } from "../testing/photos.ts";
import { review } from "../testing/review.ts";
import { silentApi, startApi } from "../testing/start-api.ts";
import { tour } from "../testing/tour.ts";
import { visit } from "../testing/visit.ts";
import { FetchedServicesMenu } from "./FetchedServicesMenu.tsx";
import { LiveGallery } from "./LiveGallery.tsx";
import { LiveReviews } from "./LiveReviews.tsx";
import { LiveServicesGrid } from "./LiveServicesGrid.tsx";

const older = {
  ...tour,
  _id: "older",
  slug: "older",
  title: "Older",
  createdAt: "2025-10-01T08:00:00.000Z",
};
const { createdAt: _, ...undated } = { ...tour, _id: "undated", slug: "undated", title: "Undated" };
const services = { status: 200, body: { services: [undated, older, tour] } };
const lovely = { ...review, comment: "Lovely.", createdAt: "2026-10-01T08:00:00.000Z" };
const failure = { status: 503, body: { message: "Try again soon.", code: "unavailable" } };
const silence = { status: 500, body: {} };

afterEach(cleanup);

const alertText = () => screen.getByRole("alert").textContent;
const imageTitles = () => screen.queryAllByRole("img").map((image) => image.getAttribute("alt"));

test("shows 9 skeletons in the grid, then the tours, newest first", async () => {
  const html = renderToString(<LiveServicesGrid heading="h2" />);
  expect(html.match(/class="skeleton"/g)).toHaveLength(9);
  await using api = await startApi(services);
  render(<LiveServicesGrid api={api.url} heading="h2" />);
  await waitFor(() => expect(screen.getAllByRole("heading")).toHaveLength(3));
  const titles = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(titles).toEqual([tour.title, "Older", "Undated"]);
});

test("shows the first tours in a limited grid and links to all of them", async () => {
  await using api = await startApi(services);
  render(<LiveServicesGrid api={api.url} heading="h3" limit={2} />);
  const link = await screen.findByRole("link", { name: "See all 3 tours" });
  expect(link.getAttribute("href")).toBe("/services");
  expect(screen.getAllByRole("heading")).toHaveLength(2);
});

test("shows the tours of pages after those of the API", async () => {
  await using api = await startApi(services);
  const pageTour = { ...withPath(tour), title: "Six Days", path: "/six-days" };
  render(<LiveServicesGrid api={api.url} heading="h2" pageTours={[pageTour]} />);
  const link = await screen.findByRole("link", { name: "Learn more about Six Days" });
  expect(link.getAttribute("href")).toBe("/six-days");
  expect(screen.getAllByRole("heading").at(-1)?.textContent).toBe("Six Days");
});

test("shows the tours of pages on a site without other tours", async () => {
  await using api = await startApi({ status: 200, body: { services: [] } });
  const pageTour = { ...withPath(tour), title: "Six Days", path: "/six-days" };
  render(<LiveServicesGrid api={api.url} heading="h2" pageTours={[pageTour]} />);
  expect(await screen.findByRole("heading", { name: "Six Days" })).toBeTruthy();
});

test("shows an empty grid for an answer without a services array", async () => {
  await using api = await startApi({ status: 200, body: {} });
  render(<LiveServicesGrid api={api.url} heading="h2" />);
  expect(await screen.findByText("No tours yet.")).toBeTruthy();
});

test("shows the reason or a general error when the grid fails, and retries", async () => {
  await using api = await startApi(failure, silence, services);
  render(<LiveServicesGrid api={api.url} heading="h2" />);
  await waitFor(() => expect(alertText()).toBe("Error fetching services: Try again soon."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(alertText()).toBe("Error fetching services: Something went wrong."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Older" })).toBeTruthy();
});

test("shows Loading in the menu, then the tours", async () => {
  expect(renderToString(<FetchedServicesMenu url="/api/services" />)).toContain("Loading");
  await using api = await startApi(services);
  render(<FetchedServicesMenu url={`${api.url}/api/services`} />);
  const link = await screen.findByRole("link", { name: "Older" });
  expect(link.getAttribute("href")).toBe("/service/older");
  expect(screen.queryByText("More")).toBeNull();
});

test("shows 6 skeletons in the gallery and pages through the photos", async () => {
  expect(renderToString(<LiveGallery />).match(/class="skeleton"/g)).toHaveLength(6);
  await using api = await startApi({ status: 200, body: photos(24) });
  visit(`${api.url}/gallery?page=3`);
  render(<LiveGallery api={api.url} />);
  await waitFor(() => expect(imageTitles()).toHaveLength(6));
  await userEvent.click(screen.getByRole("link", { name: "Page 1" }));
  expect(imageTitles()).toHaveLength(9);
  expect(location.pathname + location.search).toBe("/gallery");
  expect(api.calls).toHaveLength(1);
});

test.each([{ gallery: photos(2) }, { data: photos(2) }])(
  "reads a gallery from %o",
  async (body) => {
    await using api = await startApi({ status: 200, body });
    render(<LiveGallery api={api.url} />);
    await waitFor(() => expect(imageTitles()).toHaveLength(2));
  },
);

test("says that the gallery is empty, or why it failed", async () => {
  await using api = await startApi({ status: 200, body: [] }, failure, silence);
  render(<LiveGallery api={api.url} />);
  expect(await screen.findByText("No gallery images available.")).toBeTruthy();
  cleanup();
  render(<LiveGallery api={api.url} />);
  await waitFor(() => expect(alertText()).toBe("Try again soon."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(alertText()).toBe("Failed to fetch gallery."));
});

test("shows reviews, none, or the server's error", async () => {
  await using api = await startApi(
    { status: 200, body: { reviews: [lovely] } },
    { status: 200, body: {} },
    failure,
    silence,
  );
  render(<LiveReviews api={api.url} />);
  expect(await screen.findByText("Lovely.")).toBeTruthy();
  expect(screen.getByText("October 2026").getAttribute("datetime")).toBe(lovely.createdAt);
  cleanup();
  render(<LiveReviews api={api.url} />);
  expect(await screen.findByText("No reviews found.")).toBeTruthy();
  cleanup();
  render(<LiveReviews api={api.url} />);
  await waitFor(() => expect(alertText()).toBe("Try again soon."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(alertText()).toBe("Error fetching reviews"));
});

test("shows a general error for a grid with an item that is not a tour", async () => {
  await using api = await startApi({ status: 200, body: { services: [{}] } }, services);
  render(<LiveServicesGrid api={api.url} heading="h2" />);
  await waitFor(() => expect(alertText()).toBe("Error fetching services: Something went wrong."));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Older" })).toBeTruthy();
});

test("shows the browser's reason without an answer", async () => {
  render(<LiveServicesGrid api={silentApi} heading="h2" />);
  await waitFor(() => expect(alertText()).toMatch(/^Error fetching services: .+/));
});
