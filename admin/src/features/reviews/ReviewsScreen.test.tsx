import { screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import type { Review } from "shared/reviews";
import { expect, test } from "vitest";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aReview } from "../../testing/records.ts";

const openReviews = async (reviews: Review[]) => {
  const api = await startFakeApi();
  api.answer("GET /api/reviews", { reviews });
  signIn();
  return { api, ...openAdmin(adminPaths.reviews, api) };
};

test("without reviews the screen says so", async () => {
  await openReviews([]);
  expect(await screen.findByText("No reviews found.")).toBeTruthy();
});

test("deleting asks first; a failure is told", async () => {
  const { user } = await openReviews([aReview()]);
  await user.click(await screen.findByRole("button", { name: "Delete the review of Hanna" }));
  const dialog = await screen.findByRole("alertdialog");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() =>
    expect(screen.getByRole("alertdialog").textContent).toContain("Failed to delete review"),
  );
});

test("a failing list shows the server's sentence", async () => {
  const api = await startFakeApi();
  api.refuse("GET /api/reviews", 503, { message: "The database is busy.", code: "unavailable" });
  signIn();
  openAdmin(adminPaths.reviews, api);
  expect(await screen.findByText("The database is busy.")).toBeTruthy();
});
