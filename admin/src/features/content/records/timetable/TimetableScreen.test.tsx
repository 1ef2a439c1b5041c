import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { TimetableEntry, TimetableList } from "shared/content/records/timetable";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../../lib/app/paths.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aPage, aService } from "../../../../testing/records.ts";

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString();

const anEntry = (changes: Partial<TimetableEntry> = {}): TimetableEntry => ({
  _id: "entry",
  records: [{ kind: "page", id: "page", name: "Terms", action: "publish" }],
  dueAt: inHours(30),
  state: "planned",
  author: "Ana",
  createdAt: inHours(-1),
  doneAt: null,
  isLate: false,
  liveAt: null,
  liveMessage: null,
  problem: null,
  ...changes,
});

const aDraft = { kind: "page", id: "page", name: "Terms", author: "Ana", updatedAt: inHours(-1) };

type Lists = Partial<TimetableList> & { drafts?: object[] };

const open = async (path: string, lists: Lists = {}) => {
  const { planned = [], past = [], notices = [], drafts = [] } = lists;
  const api = await startFakeApi();
  api.answer("GET /api/timetable", { planned, past, notices });
  api.answer("GET /api/drafts", { drafts });
  api.answer("GET /api/pages", { pages: [aPage({ _id: "page", title: "Terms" })] });
  api.answer("GET /api/services", { services: [aService({ _id: "kayak", title: "Kayak" })] });
  signIn();
  return { api, ...openAdmin(path, api) };
};

test("shows the receipt of an entry and why another was not published", async () => {
  const doneAt = new Date(Date.parse(inHours(-5)) + 4_000).toISOString();
  const liveAt = new Date(Date.parse(doneAt) + 2_000).toISOString();
  await open(adminPaths.timetable, {
    past: [
      anEntry({ _id: "1", state: "done", dueAt: inHours(-5), doneAt, liveAt, isLate: true }),
      anEntry({ _id: "2", state: "failed", dueAt: inHours(-6), problem: "“Terms” was deleted." }),
    ],
  });
  const [done, failed] = within(await screen.findByRole("list", { name: "Past" }))
    .getAllByRole("listitem")
    .filter((row) => row.textContent?.includes("Planned by"));
  expect(done?.textContent).toMatch(/Late.*Published.*4 s later.*public address.*2 s later/);
  expect(failed?.textContent).toContain("“Terms” was deleted.");
  expect(screen.getAllByText("not published", { exact: false })[0]).toBeTruthy();
});

test("lists when notices appear and disappear, with a link to change them", async () => {
  const text = "The road is closed.";
  await open(adminPaths.timetable, {
    notices: [
      { id: "1", text, change: "start", at: inHours(1) },
      { id: "1", text, change: "end", at: inHours(30) },
    ],
  });
  const rows = within(await screen.findByRole("list", { name: "Notices" }));
  const texts = rows.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringContaining("Appears: The road is closed."),
    expect.stringContaining("Disappears: The road is closed."),
  ]);
  const link = screen.getByRole("link", { name: "Change notices" });
  expect(link.getAttribute("href")).toBe(pathTo.siteSettings("notices"));
  expect(screen.queryByText(/^Nothing is planned/)).toBeNull();
});

test("invites to schedule a change while nothing is planned", async () => {
  await open(adminPaths.timetable);
  expect(await screen.findByText(/^Nothing is planned\. Schedule a change/)).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Notices" })).toBeNull();
});

test("cancels an entry and plans it again for the same time", async () => {
  const planned = anEntry();
  const { api, user } = await open(adminPaths.timetable, { planned: [planned] });
  api.answer("DELETE /api/timetable/entry", { message: "Cancelled." });
  await screen.findByLabelText("Cancel Terms");
  api.answer("GET /api/timetable", {
    planned: [],
    past: [{ ...planned, state: "cancelled" }],
    notices: [],
  });
  await user.click(screen.getByLabelText("Cancel Terms"));
  api.answer("PUT /api/timetable/entry", { message: "Scheduled.", entry: planned });
  const undo = await screen.findByLabelText("Undo: Terms");
  await waitFor(() => expect(document.activeElement).toBe(undo));
  api.answer("GET /api/timetable", { planned: [planned], past: [], notices: [] });
  await user.click(undo);
  await waitFor(() => expect(api.requests("PUT /api/timetable/entry")).toHaveLength(1));
  const body = JSON.parse(api.requests("PUT /api/timetable/entry")[0]!.body);
  expect(body).toEqual({
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    time: expect.stringMatching(/^\d\d:\d\d$/),
  });
  const move = await screen.findByLabelText("Change the time of Terms");
  await waitFor(() => expect(document.activeElement).toBe(move));
});

test("says when a moved entry goes out, though its row moves to another day", async () => {
  const planned = anEntry();
  const { api, user } = await open(adminPaths.timetable, { planned: [planned] });
  const moved = { ...planned, dueAt: inHours(80) };
  api.answer("PUT /api/timetable/entry", { message: "Scheduled for Friday.", entry: moved });
  await user.click(await screen.findByLabelText("Change the time of Terms"));
  const dialog = within(await screen.findByRole("dialog"));
  api.answer("GET /api/timetable", { planned: [moved], past: [], notices: [] });
  await user.click(dialog.getByRole("button", { name: "Change the time" }));
  expect(await dialog.findByText("Scheduled for Friday.")).toBeTruthy();
  await waitFor(() => expect(api.requests("GET /api/timetable").length).toBeGreaterThan(1));
  await user.click(dialog.getByRole("button", { name: "Done" }));
  const move = screen.getByLabelText("Change the time of Terms");
  await waitFor(() => expect(document.activeElement).toBe(move));
});

test("schedules a draft from its editor together with another record", async () => {
  const { api, user } = await open(pathTo.updatePage("page"), { drafts: [aDraft] });
  await user.click(await screen.findByText("Schedule…"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByLabelText("Terms")).toHaveProperty("value", "publish");
  await user.click(dialog.getAllByLabelText("Add another record")[0]!);
  await user.keyboard("Kay{ArrowDown}{Enter}");
  expect(dialog.getByLabelText(/^Kayak/)).toHaveProperty("value", "hide");
  fireEvent.change(dialog.getByLabelText(/^Day and time/), {
    target: { value: "2030-12-01T08:00" },
  });
  api.refuse("POST /api/timetable", 400, {
    message: "This time is past.",
    code: "validation_failed",
  });
  await user.click(dialog.getByText("Schedule").closest("button")!);
  expect((await dialog.findByRole("alert")).textContent).toContain("This time is past.");
  const message = "Scheduled for Sunday. It goes out the first time.";
  api.answer("POST /api/timetable", { message, entry: anEntry() }, 201);
  await user.click(dialog.getByText("Schedule").closest("button")!);
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(JSON.parse(api.requests("POST /api/timetable").at(-1)!.body)).toEqual({
    records: [
      { kind: "page", id: "page", action: "publish" },
      { kind: "tour", id: "kayak", action: "hide" },
    ],
    day: "2030-12-01",
    time: "08:00",
  });
});

test("scheduling a draft of settings does not publish it", async () => {
  const draft = { kind: "settings", id: "chat", name: "Chat" };
  const { api, user } = await open(pathTo.siteSettings("chat"), {
    drafts: [{ ...aDraft, ...draft }],
  });
  await user.type(await screen.findByLabelText(/^Greeting/), " there");
  await user.click(screen.getByText("Schedule…"));
  const dialog = within(await screen.findByRole("dialog"));
  await dialog.findByLabelText(/^Day and time/);
  api.answer("POST /api/timetable", { message: "Scheduled.", entry: anEntry() }, 201);
  await user.click(dialog.getByText("Schedule").closest("button")!);
  expect(await dialog.findByText("Scheduled.")).toBeTruthy();
  expect(api.requests("PUT /api/settings")).toEqual([]);
});

test("preselects publishing for a draft saved since the drafts were loaded", async () => {
  const { api, user } = await open(pathTo.settings("pages"));
  api.answer("GET /api/pages/page", aPage({ _id: "page", title: "Terms" }));
  await user.click((await screen.findAllByRole("link", { name: /Terms/ }))[0]!);
  api.answer("GET /api/drafts", { drafts: [aDraft] });
  await user.click(await screen.findByText("Schedule…"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByLabelText(/^Terms/)).toHaveProperty("value", "publish");
});

test("names the draft of an untitled record by its kind", async () => {
  const untitled = { ...aDraft, kind: "tour", id: `new-${crypto.randomUUID()}`, name: "" };
  const { user } = await open(adminPaths.timetable, { drafts: [untitled] });
  await user.click(await screen.findByRole("button", { name: /^Schedule/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click((await dialog.findAllByLabelText("Record"))[0]!);
  await user.keyboard("Untitled{ArrowDown}{Enter}");
  expect(dialog.getByLabelText("Untitled tour")).toHaveProperty("value", "publish");
});

test("marks a planned record in its list and in its editor", async () => {
  const planned = [anEntry()];
  await open(pathTo.settings("pages"), { planned });
  expect(await screen.findByText(/^Goes out /)).toBeTruthy();
});

test("without a draft offers only hiding and showing", async () => {
  const { user } = await open(pathTo.updatePage("page"));
  await user.click(await screen.findByText("Schedule…"));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByLabelText(/^Terms/)).toHaveProperty("value", "hide");
  expect(dialog.getByText("It has no unpublished changes to publish.")).toBeTruthy();
});
