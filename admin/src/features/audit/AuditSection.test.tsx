import { screen, waitFor, within } from "@testing-library/react";
import { type AuditEntry, auditEntry } from "shared/audit/audit";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { page } from "../../testing/records.ts";

const anEntry = (changes: Partial<AuditEntry> = {}) =>
  auditEntry.parse({
    seq: 7,
    createdAt: "2026-11-20T06:00:00.000Z",
    actor: { id: "u1", email: "owner@example.com" },
    address: "192.0.2.7",
    device: "Firefox on Android",
    requestId: "r-1",
    action: "tour.changed",
    subject: { kind: "tour", id: "kayak", name: "Kayak tour" },
    before: { title: "Kayak" },
    after: { title: "Kayak tour" },
    ...changes,
  });

const openLog = async (entries: AuditEntry[], search = "") => {
  const api = await startFakeApi();
  const last = { seq: 7, hash: "0a1b2c" };
  api.answer("GET /api/audit", { entries, last, ...page(entries.length) });
  signIn();
  return { api, ...openAdmin(pathTo.settings("audit") + search, api) };
};

test("an entry shows actor, action, object and origin, and its former values when opened", async () => {
  const { user } = await openLog([anEntry()]);
  const row = (await screen.findByRole("heading", { name: "Changed a tour" })).closest("li")!;
  const shown = within(row);
  expect(shown.getByText("Kayak tour")).toBeTruthy();
  expect(shown.getByText("owner@example.com · 192.0.2.7 · Firefox on Android")).toBeTruthy();
  expect(shown.queryByText("Before")).toBeNull();
  await user.click(shown.getByRole("button", { name: /^Show details of entry 7/ }));
  expect(shown.getByRole("button", { name: /^Hide details of entry 7/ })).toBeTruthy();
  expect(shown.getByText("Before")).toBeTruthy();
  expect(shown.getByText("Kayak")).toBeTruthy();
  expect(shown.getByText("r-1")).toBeTruthy();
  expect(screen.getByText("Last entry: 7, fingerprint 0a1b2c")).toBeTruthy();
});

test("distinguishes visitors, erased accounts, the website and its server", async () => {
  const nobody = { actor: null, subject: null };
  await openLog([
    anEntry({ ...nobody, seq: 4, device: null }),
    anEntry({ seq: 3, actor: { id: "gone", email: null }, address: null, device: null }),
    anEntry({ ...nobody, seq: 2, address: null, device: null }),
    anEntry({ ...nobody, seq: 1, address: null, device: "Command line" }),
  ]);
  expect(await screen.findByText("A visitor · 192.0.2.7")).toBeTruthy();
  expect(screen.getByText("An erased account")).toBeTruthy();
  expect(screen.getByText("The website")).toBeTruthy();
  expect(screen.getByText(/^Command line/)).toBeTruthy();
});

test("names the API key behind a change", async () => {
  await openLog([anEntry({ device: "API key “Bookkeeping” (ibk_Zm9vYm…)" })]);
  const shown = "API key “Bookkeeping” (ibk_Zm9vYm…) of owner@example.com · 192.0.2.7";
  expect(await screen.findByText(shown)).toBeTruthy();
});

test("filters the log by action and account", async () => {
  const { api, user } = await openLog([]);
  expect(await screen.findByText("No entries yet.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Action"), "Failed to sign in");
  expect(await screen.findByText("No entries match these filters.")).toBeTruthy();
  await user.type(screen.getByLabelText("Email of the account"), "owner@example.com{Enter}");
  await waitFor(() => {
    const { search } = api.requests("GET /api/audit").at(-1)!;
    expect(search).toContain("action=sign_in.failed");
    expect(search).toContain("actor=owner%40example.com");
  });
});

test("a failed log shows an error", async () => {
  const api = await startFakeApi();
  api.refuse("GET /api/audit", 503, { message: "The database is busy.", code: "unavailable" });
  signIn();
  openAdmin(pathTo.settings("audit"), api);
  expect(await screen.findByText(/Failed to load the activity log/)).toBeTruthy();
});

test("an owner sets the number of days that entries are kept", async () => {
  const { api, user } = await openLog([anEntry()]);
  const field = await screen.findByRole("textbox", { name: /^Keep entries for \(days\)/ });
  expect(field).toHaveProperty("value", "365");
  await user.clear(field);
  await user.type(field, "90");
  const route = "PUT /api/settings";
  api.refuse(route, 503, { message: "Please try again in a moment.", code: "unavailable" });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Please try again in a moment.")).toBeTruthy();
  expect(field).toHaveProperty("value", "90");
  const { section, value } = JSON.parse(api.requests(route)[0]!.body);
  expect({ section, value }).toEqual({ section: "security", value: { auditDays: 90 } });
});
