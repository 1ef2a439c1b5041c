import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { heldAnswer, startApi } from "../testing/start-api.ts";
import { tour } from "../testing/tour.ts";
import { ServiceDetail } from "./ServiceDetail.tsx";

const promise = { short: "We answer soon.", full: "We answer soon (daily)." };
const pathname = "/service/kayak-to-napoleon-island";

afterEach(() => {
  cleanup();
  document.body.removeAttribute("data-topic");
});

const findTitle = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

test("says Loading until the answer arrives", async () => {
  expect(renderToString(<ServiceDetail promise={promise} />)).toContain("Loading");
  const answer = heldAnswer({ status: 200, body: tour });
  await using api = await startApi(answer.promise);
  render(<ServiceDetail promise={promise} api={api.url} pathname={pathname} />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
  answer.release();
  await findTitle(tour.title);
  expect(api.calls).toMatchObject([{ path: "/api/services/kayak-to-napoleon-island" }]);
});

test("shows a tour with all its parts and names the page after it", async () => {
  await using api = await startApi({ status: 200, body: tour });
  render(<ServiceDetail promise={promise} api={api.url} pathname={pathname} />);
  await findTitle(tour.title);
  for (const name of ["Highlights", "Additional Tips", "Bookings and More Information"]) {
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  }
  expect(screen.getByText("A colony of fruit bats")).toBeTruthy();
  expect(screen.getByText("Bring walking shoes.")).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("WhatsApp")).toMatch(/^https:\/\/wa\.me\/250000000000\?text=/);
  expect(hrefOf("Email")).toMatch(/^mailto:hello@ibirwa-kivu\.example/);
  expect(screen.getByAltText(tour.title).closest("a")?.getAttribute("href")).toBe("/gallery");
  await waitFor(() => expect(document.title).toBe(tour.title));
  await waitFor(() => expect(document.body.dataset.topic).toBe(tour.title));
});

test("leaves out the headings of missing highlights and tips", async () => {
  const details = { ...tour.details, highlights: [], tips: [] };
  const body = { ...tour, image: null, imageFile: null, details };
  await using api = await startApi({ status: 200, body });
  render(<ServiceDetail promise={promise} api={api.url} pathname={pathname} />);
  await findTitle(tour.title);
  expect(screen.queryByRole("heading", { name: "Highlights" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Additional Tips" })).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
});

test.each([
  ["an unknown tour", { status: 404, body: { message: "Service not found", code: "not_found" } }],
  ["an answer without a tour", { status: 200, body: null }],
  ["an answer without the texts of a tour", { status: 200, body: {} }],
])("reports %s as not found", async (_, answer) => {
  await using api = await startApi(answer);
  render(<ServiceDetail promise={promise} api={api.url} pathname={pathname} />);
  await findTitle("Service not found");
});

test("retries a tour that failed to load", async () => {
  await using api = await startApi({ status: 500, body: {} }, { status: 200, body: tour });
  render(<ServiceDetail promise={promise} api={api.url} pathname={pathname} />);
  await findTitle("Error fetching service details: Something went wrong");
  screen.getByRole("button", { name: "Try again" }).click();
  await findTitle(tour.title);
});
