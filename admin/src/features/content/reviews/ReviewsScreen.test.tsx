import { screen, waitFor, within } from "@testing-library/react";
import type { Review } from "shared/content/reviews";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPage, aReview, aService, someFacts } from "../../../testing/records.ts";

const openReviews = async (reviews: Review[]) => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews });
  api.answer("GET /api/services", {
    services: [aService({ _id: "dawn", title: "Kayak at dawn" })],
  });
  signIn();
  return { api, ...openAdmin(adminPaths.reviews, api) };
};

test("asks before deleting, and reports a failure", async () => {
  const { user } = await openReviews([aReview()]);
  await user.click(await screen.findByRole("button", { name: "Delete the review by Hanna" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(screen.getByRole("alertdialog").textContent).toContain("Failed to delete review"),
  );
});

test("a failed list shows the server's message", async () => {
  const api = await startFakeApi();
  api.refuse("GET /api/reviews", 503, { message: "The database is busy.", code: "unavailable" });
  signIn();
  openAdmin(adminPaths.reviews, api);
  expect(await screen.findByText("The database is busy.")).toBeTruthy();
});

const names = () => screen.getAllByRole("heading", { level: 2 }).map((node) => node.textContent);

test("a row shows reviewer, date and tour, and marks hidden reviews", async () => {
  const visit = { country: "Kenya", month: "2026-05", stars: 4, tour: "dawn" };
  await openReviews([aReview(visit), aReview({ name: "Ada", isShown: false })]);
  const row = within((await screen.findByText("Hanna")).closest("li")!);
  expect(
    await row.findByText("Kenya · visited in May 2026 · Kayak at dawn", { exact: false }),
  ).toBeTruthy();
  expect(row.getByRole("img", { name: "4 of 5 stars" })).toBeTruthy();
  expect(row.queryByText("Hidden")).toBeNull();
  expect(screen.getByText("Hidden").closest("li")?.textContent).toContain("Ada");
});

test("lists guests' new reviews first, and lets them be moved", async () => {
  const placed = aReview({ name: "Ada", position: 1 });
  const review = aReview({ name: "New", isVerified: true, isShown: false, position: null });
  const { api, user } = await openReviews([placed, review]);
  api.answer("PUT /api/reviews/order", { message: "Order saved." });
  await screen.findByText("New");
  expect(names()).toEqual(["New", "Ada"]);
  api.answer("GET /api/reviews", { reviews: [placed, { ...review, position: 2 }] });
  await user.click(screen.getByLabelText("Move the review by New down"));
  await screen.findByText("The review by New is now in position 2.");
  expect(names()).toEqual(["Ada", "New"]);
});

test("a row names the tour of a page", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews: [aReview({ tour: "/six-days" })] });
  const blocks = [{ type: "prices" as const, prices: someFacts.prices }];
  api.answer("GET /api/pages", {
    pages: [aPage({ slug: "six-days", title: "Six Days", topic: "Six Days", blocks })],
  });
  signIn();
  openAdmin(adminPaths.reviews, api);
  expect(await screen.findByText("Six Days", { exact: false })).toBeTruthy();
});

test("hides a review at once and changes nothing else", async () => {
  const review = aReview({ country: "Kenya" });
  const { api, user } = await openReviews([review]);
  const route = `PUT /api/reviews/${review._id}`;
  const hidden = { ...review, isShown: false };
  const answered = Promise.withResolvers<void>();
  api.answerBy(route, async () => {
    await answered.promise;
    return { message: "Review saved.", review: hidden };
  });
  const hide = await screen.findByLabelText("Hide the review by Hanna");
  api.answer("GET /api/reviews", { reviews: [hidden] });
  await user.click(hide);
  // A disabled button would lose the focus.
  await waitFor(() => expect(hide.getAttribute("aria-busy")).toBe("true"));
  expect(hide).toHaveProperty("disabled", false);
  answered.resolve();
  expect(await screen.findByText("Hidden")).toBeTruthy();
  expect(JSON.parse(api.requests(route)[0]!.body)).toMatchObject({
    country: "Kenya",
    isShown: false,
    readAt: review.updatedAt,
  });
  expect(document.activeElement).toBe(screen.getByLabelText("Show the review by Hanna"));
  expect(await screen.findByText("The review by Hanna is now hidden.")).toBeTruthy();
});

test("reports a conflict instead of hiding a review that somebody else has changed", async () => {
  const review = aReview();
  const { api, user } = await openReviews([review]);
  const message = "Someone else changed this in the meantime.";
  api.refuse(`PUT /api/reviews/${review._id}`, 409, {
    message,
    code: "edit_conflict",
    current: review,
  });
  await user.click(await screen.findByLabelText("Hide the review by Hanna"));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("saves a moved review and can undo the move", async () => {
  const reviews = [aReview({ name: "Ada" }), aReview({ name: "Bo" }), aReview({ name: "Cleo" })];
  const { api, user } = await openReviews(reviews);
  let stored = reviews;
  api.answerBy("GET /api/reviews", () => ({ reviews: stored }));
  api.answerBy("PUT /api/reviews/order", ({ body }) => {
    const { ids } = JSON.parse(body) as { ids: string[] };
    stored = ids.map((id) => reviews.find(({ _id }) => _id === id)!);
    return { message: "Order saved." };
  });
  await user.click(await screen.findByLabelText("Move the review by Bo up"));
  expect(names()).toEqual(["Bo", "Ada", "Cleo"]);
  await screen.findByText("The review by Bo is now in position 1.");
  await user.click(screen.getByText("Undo"));
  await waitFor(() => expect(names()).toEqual(["Ada", "Bo", "Cleo"]));
  await waitFor(() => expect(stored).toEqual(reviews));
  expect(screen.getByLabelText("Drag the review by Ada")).toBeTruthy();
});
