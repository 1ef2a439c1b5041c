import { screen, within } from "@testing-library/react";
import type { Build } from "shared/publishing/builds";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aBuild } from "../../testing/records.ts";

const at = "2025-11-20T06:00:02.000Z";
const served = (changes: Partial<Build> = {}) =>
  aBuild({
    reason: "Changed Kayak",
    requestedAt: "2025-11-20T06:00:00.000Z",
    liveAt: at,
    ...changes,
  });

const openHistory = async (builds: Build[], live: Build | undefined) => {
  const api = await startFakeApi();
  signIn();
  const opened = openAdmin(pathTo.settings("publishing"), api);
  const answer = (all: Build[], now: Build | undefined) =>
    api.answer("GET /api/builds", {
      builds: all,
      live: now ? { buildId: now._id, revision: now.revision, at } : null,
    });
  answer(builds, live);
  return { api, answer, ...opened };
};
const rowOf = async (reason: string) => {
  const row = (await screen.findByText(reason)).closest("li");
  return within(row!);
};

test("the history shows published builds, the live one and their durations", async () => {
  const live = served();
  const failed = aBuild({
    status: "failed",
    reason: "Deleted a photo",
    liveAt: null,
    message: "The content could not be read.",
    kept: false,
  });
  await openHistory([failed, live], live);
  const first = await rowOf("Changed Kayak");
  expect(first.getByText("Live now")).toBeTruthy();
  expect(first.getByText("live after 2.0 s", { exact: false })).toBeTruthy();
  expect(first.queryByRole("button")).toBeNull();
  const second = await rowOf("Deleted a photo");
  expect(second.getByText("Failed")).toBeTruthy();
  expect(second.getByText("The content could not be read.")).toBeTruthy();
  expect(second.queryByRole("button")).toBeNull();
  expect(screen.getByText("Usually live in").nextSibling?.textContent).toBe("2.0 s");
});

test("makes a kept earlier version live again after a confirmation", async () => {
  const live = served();
  const earlier = served({ reason: "Added photo Dawn" });
  const { api, answer, user } = await openHistory([live, earlier], live);
  const row = await rowOf("Added photo Dawn");
  const route = `POST /api/builds/${earlier._id}/rollback`;
  const back = aBuild({ status: "waiting", reason: `Back to the version of ${at}`, liveAt: null });
  api.answerBy(route, () => {
    answer([back, live, earlier], live);
    return { build: back };
  });
  await user.click(row.getByRole("button", { name: /^Publish this version again/ }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(api.requests(route)).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Publish it" }));
  expect(await screen.findByText("Back to the version of 20 Nov 2025")).toBeTruthy();
  answer([served({ reason: "Back", releaseOf: earlier._id }), live, earlier], earlier);
  const newest = within((await screen.findByText("Back", {}, { timeout: 10_000 })).closest("li")!);
  expect(newest.getByText("Live now")).toBeTruthy();
  expect(newest.queryByRole("button")).toBeNull();
  expect(screen.getAllByText("Live now")).toHaveLength(1);
  expect(row.queryByRole("button")).toBeNull();
});

test("shows the server's refusal to make a deleted version live", async () => {
  const earlier = served();
  const { api, user } = await openHistory([earlier], undefined);
  api.refuse(`POST /api/builds/${earlier._id}/rollback`, 409, {
    message: "This version is no longer kept.",
    code: "conflict",
  });
  await user.click(await screen.findByRole("button", { name: /^Publish this version again/ }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Publish it" }));
  expect(await screen.findByText("This version is no longer kept.")).toBeTruthy();
});

test("the history is empty before the first build and offers to publish", async () => {
  const { api, answer, user } = await openHistory([], undefined);
  expect(await screen.findByText("Nothing is live yet.")).toBeTruthy();
  api.answerBy("POST /api/builds", () => {
    answer([aBuild({ status: "building", liveAt: null })], undefined);
    return { build: aBuild({ status: "waiting" }) };
  });
  const section = within(screen.getByRole("region", { name: "Site updates" }));
  await user.click(section.getByRole("button", { name: "Publish now" }));
  expect((await section.findAllByText("In progress")).length).toBeGreaterThan(0);
});

test("the history names the records missing from the live version", async () => {
  const live = served({ message: "Live, except “Kayak”, which is left out." });
  const { api } = await openHistory([live], live);
  const record = { kind: "tour", id: "kayak", name: "Kayak", showsEarlier: false };
  api.answer("GET /api/builds", {
    builds: [live],
    live: { buildId: live._id, revision: live.revision, at, heldBack: [record] },
  });
  const section = within(await screen.findByRole("region", { name: "Site updates" }));
  const list = within(await section.findByRole("list", { name: "Not live" }));
  const link = list.getByRole("link", { name: "Kayak" });
  expect(link.getAttribute("href")).toBe("/update-service/kayak");
  expect(section.getByText("Live, except “Kayak”")).toBeTruthy();
  expect(section.getByText(/^Open it, check your last change/)).toBeTruthy();
  const row = await rowOf("Changed Kayak");
  expect(row.getByText("Live, except “Kayak”, which is left out.")).toBeTruthy();
  expect(row.queryByText("Live now")).toBeNull();
});

test("names two lists without a form and gives no advice to open them", async () => {
  const live = served();
  const { api } = await openHistory([live], live);
  const list = { kind: "list", id: "", showsEarlier: true };
  api.answer("GET /api/builds", {
    builds: [live],
    live: {
      ...{ buildId: live._id, revision: live.revision, at },
      heldBack: [
        { ...list, name: "Gallery" },
        { ...list, name: "Reviews" },
      ],
    },
  });
  const held = within(await screen.findByRole("list", { name: "Not live" }));
  expect(held.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByText(/^Open it/)).toBeNull();
  expect(screen.getByText("Show the reason to the person who looks after your site.")).toBeTruthy();
});

test("turns chosen records back to the release that is live again", async () => {
  const live = served({ releaseOf: "first" });
  const { api, user } = await openHistory([live], live);
  const record = (id: string, changes: object) => ({
    kind: "tour",
    id,
    name: id,
    change: "changed",
    versionId: `version-${id}`,
    ...changes,
  });
  api.answer(`GET /api/builds/${live._id}/changed-records`, {
    records: [
      record("kayak", {}),
      record("bike", {}),
      record("contact", { kind: "settings" }),
      record("new", { change: "created", versionId: null }),
    ],
  });
  const draft = { kind: "tour", id: "kayak", name: "kayak", author: null, updatedAt: at };
  const empty = { values: null, from: null, document: null, base: null, version: null };
  const answer = { message: "Draft made.", draft: { ...draft, ...empty, presented: null } };
  api.answer("POST /api/versions/version-kayak/restore", answer, 201);
  api.refuse("POST /api/versions/version-bike/restore", 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: answer.draft,
  });
  expect(await screen.findByText(/^4 records have changed since this version/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Turn records back…" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/created later: hide or delete it yourself/)).toBeTruthy();
  await user.click(dialog.getByRole("checkbox", { name: "Settings: Contact" }));
  await user.click(dialog.getByRole("button", { name: "Make 2 drafts" }));
  expect(await dialog.findByText(/^One draft is ready/)).toBeTruthy();
  expect(dialog.getByText(/It already has a draft/)).toBeTruthy();
  expect(api.requests("POST /api/versions/version-contact/restore")).toEqual([]);
});
