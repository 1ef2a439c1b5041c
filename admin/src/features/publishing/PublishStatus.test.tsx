import { screen, waitFor } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import type { Build } from "shared/publishing/builds";
import { expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aBuild as anyBuild, aReview } from "../../testing/records.ts";

const at = "2025-11-20T06:00:00.000Z";
const aBuild = (changes: Partial<Build>) => anyBuild({ _id: "build-1", ...changes });

const openWith = (api: FakeApi, builds: Build[]) => {
  signIn();
  const opened = openAdmin(adminPaths.reviews, api);
  api.answer("GET /api/builds", { builds, live: { buildId: "build-1", revision: 1, at } });
  return opened;
};

test.each([
  ["live", "Live (20 Nov 2025)"],
  ["waiting", "Update waiting"],
  ["building", "Updating"],
] as const)("a %s build reads '%s'", async (status, text) => {
  openWith(await startFakeApi(), [aBuild({ status })]);
  expect(await screen.findByText(text)).toBeTruthy();
});

test("follows a save until it is live", async () => {
  const api = await startFakeApi();
  openWith(api, [aBuild({ status: "building" })]);
  await screen.findByText("Updating");
  api.answer("GET /api/builds", {
    builds: [aBuild({})],
    live: { buildId: "build-1", revision: 1, at },
  });
  expect(await screen.findByText("Live (20 Nov 2025)", {}, { timeout: 10_000 })).toBeTruthy();
});

test("a failed build shows the reason and can be repeated", async () => {
  const api = await startFakeApi();
  const failed = aBuild({ status: "failed", message: "The content could not be read." });
  const { user } = openWith(api, [failed]);
  await user.click(await screen.findByRole("button", { name: "Update failed" }));
  expect(await screen.findByText(/The content could not be read\./)).toBeTruthy();
  api.answer("POST /api/builds", { build: aBuild({ status: "waiting" }) }, 202);
  api.answer("GET /api/builds", { builds: [aBuild({ status: "waiting" })], live: null });
  await user.click(screen.getByRole("button", { name: "Publish again" }));
  expect(await screen.findByText("Update waiting")).toBeTruthy();
  await waitFor(() => expect(api.requests("POST /api/builds")).toHaveLength(1));
});

test("the header shows that an earlier version is live and can publish the newest", async () => {
  const api = await startFakeApi();
  const back = aBuild({ _id: "back", releaseOf: "build-1" });
  const { user } = openWith(api, [back, aBuild({ _id: "build-2", revision: 2 }), aBuild({})]);
  await user.click(await screen.findByRole("button", { name: "An earlier version is live" }));
  expect(await screen.findByText(/without your latest changes/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "History" })).toBeTruthy();
  api.answer("POST /api/builds", { build: aBuild({ status: "waiting" }) }, 202);
  await user.click(screen.getByRole("button", { name: "Publish now" }));
  await waitFor(() => expect(api.requests("POST /api/builds")).toHaveLength(1));
});

test("a save overtaken by a rollback is not shown as live", async () => {
  const overtaken = aBuild({ _id: "build-2", revision: 2, status: "superseded", liveAt: null });
  const back = aBuild({ _id: "back", releaseOf: "build-1" });
  openWith(await startFakeApi(), [back, overtaken, aBuild({})]);
  expect(await screen.findByRole("button", { name: "An earlier version is live" })).toBeTruthy();
});

test("a held-back record is named, not shown as live, and links to its form", async () => {
  const api = await startFakeApi();
  const { user } = openWith(api, [aBuild({})]);
  const kayak = {
    kind: "tour",
    id: "kayak",
    name: "Kayak",
    showsEarlier: true,
    problem: "There is no such currency.",
  } as const;
  const page = { kind: "page", id: "p1", name: "Terms", showsEarlier: false } as const;
  const answer = (heldBack: object[]) =>
    api.answer("GET /api/builds", {
      builds: [aBuild({})],
      live: { buildId: "build-1", revision: 1, at, heldBack },
    });
  answer([kayak]);
  await user.click(await screen.findByRole("button", { name: "Live, except “Kayak”" }));
  const link = await screen.findByRole("link", { name: "Kayak" });
  expect(link.getAttribute("href")).toBe("/update-service/kayak");
  expect(screen.getByText("Visitors see its last good version.")).toBeTruthy();
  expect(screen.getByText("There is no such currency.")).toBeTruthy();
  expect(screen.queryByText(/^Live \(/)).toBeNull();
  answer([kayak, page]);
  api.answer("POST /api/builds", { build: aBuild({ status: "waiting" }) }, 202);
  await user.click(screen.getByRole("button", { name: "Publish now" }));
  expect(await screen.findByText("Live, except 2 entries")).toBeTruthy();
  expect(screen.getByText("Not on the site yet.")).toBeTruthy();
});

test("shows an unknown state and a notice in the list while the server is unreachable", async () => {
  const api = await startFakeApi();
  const answerReviews = () =>
    api.answer("GET /api/reviews", { reviews: [aReview({ name: "Ann" })] });
  answerReviews();
  openWith(api, [aBuild({ status: "building" })]);
  await screen.findByText("Updating");
  await screen.findByText("Ann");
  for (const route of ["GET /api/builds", "GET /api/reviews"]) api.answer(route, "<html>", 502);
  expect(await screen.findByText("Site status unknown")).toBeTruthy();
  expect(screen.queryByText("Updating")).toBeNull();
  expect(await screen.findByText("Error fetching reviews")).toBeTruthy();
  expect(screen.getByText("Ann")).toBeTruthy();
  answerReviews();
  api.answer("GET /api/builds", {
    builds: [aBuild({})],
    live: { buildId: "build-1", revision: 1, at },
  });
  expect(await screen.findByText("Live (20 Nov 2025)")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Error fetching reviews")).toBeNull());
}, 20_000);
