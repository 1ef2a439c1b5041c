import { screen, within } from "@testing-library/react";
import type { PresentedRecord } from "shared/content/records/presented-record";
import type { RecordRef } from "shared/content/records/records";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aService, aTourPhoto } from "../../../testing/records.ts";

const tour = { kind: "tour", id: "kayak" } as const;
const aVersion = (id: string, changes: object = {}) => ({
  ...tour,
  _id: id,
  name: "Kayak",
  sentence: "Changed the title.",
  author: "Ada",
  createdAt: "2026-08-12T12:03:00.000Z",
  ...changes,
});
const third = aVersion("three");
const second = aVersion("two", { sentence: "Changed the tips.", author: "Grace" });
const first = aVersion("one", { sentence: "Created." });

const toursOf: Record<string, PresentedRecord> = {
  one: { kind: "tour", record: aService({ _id: "kayak", title: "Kayak" }) },
  two: { kind: "tour", record: aService({ _id: "kayak", title: "Kayak at dusk" }) },
  three: {
    kind: "tour",
    record: aService({
      _id: "kayak",
      title: "Kayak at dawn",
      photos: [aTourPhoto({ alt: "Boat" })],
    }),
  },
};

const open = async (search = "", record: RecordRef = tour, documents = toursOf) => {
  const api = await startFakeApi();
  const path = `/api/records/${record.kind}/${record.id}/versions`;
  api.answerBy(`GET ${path}`, ({ search: asked }) => {
    const all = [third, second, first];
    const before = new URLSearchParams(asked).get("before");
    const from = before ? all.findIndex(({ _id }) => _id === before) + 1 : 0;
    return { versions: all.slice(from), hasMore: false, liveId: "two" };
  });
  for (const version of [third, second, first])
    api.answer(`GET /api/versions/${version._id}`, {
      ...version,
      document: documents[version._id],
      missingPictures: 0,
    });
  signIn();
  return { api, ...openAdmin(`${pathTo.history(record)}${search}`, api) };
};

const field = (label: string) => within(screen.getByRole("region", { name: label }));

test("lists versions with date, author and sentence and marks the live one", async () => {
  await open();
  const rows = within(await screen.findByRole("list", { name: "Versions" })).getAllByRole(
    "listitem",
  );
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain("Changed the tips.");
  expect(rows[1]?.textContent).toContain("Grace");
  expect(rows.map((row) => row.textContent?.includes("Live now"))).toEqual([false, true, false]);
  expect(screen.getByRole("heading", { name: /^History of Kayak/ })).toBeTruthy();
});

test("compares a version with the one before and marks the changed words", async () => {
  const { user, address } = await open();
  const [compare] = await screen.findAllByRole("link", { name: /^Compare/ });
  await user.click(compare!);
  expect(address()).toBe(`${pathTo.history(tour)}?version=three`);
  await screen.findByRole("region", { name: "Title" });
  const title = field("Title");
  expect(title.getByText("dusk").tagName).toBe("MARK");
  expect(title.getByText("dawn").tagName).toBe("MARK");
  expect(field("Photos").getByRole("img", { name: "Boat" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Highlights" })).toBeNull();
  await user.click(screen.getByRole("switch", { name: "Show all fields" }));
  expect(field("Highlights").getByText("Sunrise over Idjwi")).toBeTruthy();
});

test("compares a version with what visitors see", async () => {
  const { user } = await open("?version=one");
  expect(await screen.findByText("No earlier version is kept.")).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Live version" }));
  await screen.findByText("What visitors see");
  expect(field("Title").getByText("at dusk", { exact: false }).tagName).toBe("MARK");
});

test("says that settings of an older form can't be shown", async () => {
  const record = { whatsapp: 250 };
  await open(
    "?version=one",
    { kind: "settings", id: "chat" },
    { one: { kind: "settings", section: "chat", record } },
  );
  expect(await screen.findByText(/^This version can't be shown/)).toBeTruthy();
});

test("restores a version as a draft and opens the editor", async () => {
  const { api, user, address } = await open("?version=two");
  api.answer(`POST /api/versions/two/restore`, { message: "Draft made.", draft: aDraft }, 201);
  expect(
    await screen.findByText("Makes a draft of this version. Nothing is published."),
  ).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Restore" }));
  await expect.poll(address, { timeout: 10_000 }).toBe(pathTo.updateService("kayak"));
  const [sent] = api.requests("POST /api/versions/two/restore");
  expect(JSON.parse(sent!.body)).toEqual({ draftAt: null });
});

const aDraft = {
  ...tour,
  name: "Kayak by Grace",
  author: "Grace",
  updatedAt: "2026-08-13T08:00:00.000Z",
  values: null,
  from: null,
  document: null,
  base: null,
  version: null,
  presented: null,
};

test("shows another person's draft before it replaces it", async () => {
  const { api, user } = await open("?version=one");
  const route = "POST /api/versions/one/restore";
  api.refuse(route, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: aDraft,
  });
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/“Kayak by Grace”.*by Grace/)).toBeTruthy();
  expect(alert.getByRole("link", { name: "Open the draft" })).toBeTruthy();
  await user.click(alert.getByRole("button", { name: "Replace the draft" }));
  await expect.poll(() => api.requests(route).length).toBe(2);
  expect(JSON.parse(api.requests(route)[1]!.body)).toEqual({ draftAt: aDraft.updatedAt });
});

test("says why a version can't be restored", async () => {
  const { api, user } = await open("?version=one");
  api.refuse("POST /api/versions/one/restore", 404, {
    message: "This tour is in the trash.",
    code: "not_found",
  });
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(await screen.findByText("This tour is in the trash.")).toBeTruthy();
});

test("invites a first change while there are no versions", async () => {
  const { api } = await open();
  api.answer("GET /api/records/settings/chat/versions", {
    versions: [],
    hasMore: false,
    liveId: null,
  });
  openAdmin(pathTo.history({ kind: "settings", id: "chat" }), api);
  expect(await screen.findByText(/^No versions yet/)).toBeTruthy();
});
