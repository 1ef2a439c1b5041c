import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPage, aReview, aService, someFacts } from "../../../testing/records.ts";

const stored = aReview({ stars: 5, tour: "gone" });
const route = `PUT /api/reviews/${stored._id}`;

const open = async (path: string) => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews: [stored] });
  api.answer("GET /api/services", { services: [aService({ _id: "dawn", title: "Kayak" })] });
  const blocks = [{ type: "prices" as const, prices: someFacts.prices }];
  api.answer("GET /api/pages", {
    pages: [aPage({ slug: "six-days", title: "Six Days", topic: "Six Days", blocks })],
  });
  signIn();
  const opened = openAdmin(path, api);
  await screen.findByLabelText(/^Name/);
  return { api, ...opened };
};
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: "input, textarea, select" }), {
    target: { value },
  });
/* By text: a search by role is slow on the whole screen. */
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text).at(-1)!.closest("button")!);

test("retrying after a lost response adds one review, then shows the list", async () => {
  const { api, address } = await open(adminPaths.createReview);
  press("Add review");
  expect(await screen.findByText("Name is required.")).toBeTruthy();
  fill(/^Comment/, "The best morning.");
  fill(/^Name/, "Hanna");
  fill(/^Month/, "2026-05");
  fill(/^Stars/, "4");
  api.refuse("POST /api/reviews", 500, { message: "Something broke.", code: "internal" });
  press("Add review");
  await screen.findByText("Something broke.");
  api.answer("POST /api/reviews", { message: "Review added.", review: stored }, 201);
  press("Add review");
  await waitFor(() => expect(address()).toBe(adminPaths.reviews));
  expect(await screen.findByText("Review added.")).toBeTruthy();
  const [first, second] = api.requests("POST /api/reviews");
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(JSON.parse(second!.body)).toEqual({
    name: "Hanna",
    country: null,
    month: "2026-05",
    comment: "The best morning.",
    stars: 4,
    answer: null,
    tour: null,
    isShown: true,
  });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("changes a stored review and keeps its tour, even a deleted one", async () => {
  const { api, address } = await open(pathTo.updateReview(stored._id));
  fill(/^Country/, "Kenya");
  api.answer(route, { message: "Review saved.", review: { ...stored, country: "Kenya" } });
  press("Publish");
  await waitFor(() => expect(address()).toBe(adminPaths.reviews));
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({
    country: "Kenya",
    stars: 5,
    tour: "gone",
    readAt: stored.updatedAt,
  });
});

test("assigns a review to the tour of a page", async () => {
  const { api, user } = await open(pathTo.updateReview(stored._id));
  await user.click(screen.getByLabelText(/^Tour/, { selector: "input" }));
  await user.click(await screen.findByText("Six Days"));
  api.answer(route, { message: "Review saved.", review: stored });
  press("Publish");
  await waitFor(() => expect(api.requests(route)).toHaveLength(1));
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({ tour: "/six-days" });
});

test("an edit conflict offers each field of both versions and keeps typed text", async () => {
  const { api, address } = await open(pathTo.updateReview(stored._id));
  const updatedAt = "2026-11-21T08:00:00.000Z";
  const current = { ...stored, name: "Johanna", country: "Rwanda", updatedAt };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  fill(/^Name/, "Hanna B.");
  press("Publish");
  const choice = within(await screen.findByRole("group", { name: /Couldn't save/ }));
  expect(choice.getByText("Name")).toBeTruthy();
  fireEvent.click(choice.getByText("Keep what I typed"));
  api.answer(route, { message: "Review saved.", review: current });
  press("Publish");
  await waitFor(() => expect(address()).toBe(adminPaths.reviews));
  const body = JSON.parse(api.requests(route).at(-1)!.body);
  expect(body).toMatchObject({ name: "Hanna B.", country: "Rwanda", readAt: updatedAt });
});

test("a draft stays on this device, and leaving asks while it could not be sent", async () => {
  const { user, address } = await open(adminPaths.createReview);
  fill(/^Comment/, "Half a sent");
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Half a sent"));
  await screen.findByText("Draft on this device only");
  await user.click(screen.getByText("All reviews"));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toContain(adminPaths.createReview);
});

test("a deleted review cannot be edited", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews: [] });
  signIn();
  openAdmin(pathTo.updateReview("none"), api);
  expect(await screen.findByText(/^This review doesn't exist/)).toBeTruthy();
});
