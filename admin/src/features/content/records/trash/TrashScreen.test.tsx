import { screen, waitFor, within } from "@testing-library/react";
import type { TrashEntry } from "shared/content/records/trash";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { page } from "../../../../testing/records.ts";

const day = 24 * 60 * 60_000;

const anEntry = (changes: Partial<TrashEntry> = {}): TrashEntry => ({
  _id: "trashed",
  kind: "tour",
  name: "Sunset kayak",
  deletedBy: "Ana",
  deletedAt: new Date(Date.now() - 5 * day).toISOString(),
  goneAt: new Date(Date.now() + 25.5 * day).toISOString(),
  ...changes,
});

const open = async (entries: TrashEntry[], total = entries.length) => {
  const api = await startFakeApi();
  api.answer("GET /api/trash", { entries, ...page(total) });
  signIn();
  return { api, ...openAdmin(adminPaths.trash, api) };
};

test("lists what was deleted, by whom, and how long it stays", async () => {
  await open([anEntry(), anEntry({ _id: "other", kind: "review", name: "Bea", deletedBy: null })]);
  const list = within(await screen.findByRole("list", { name: "Trash" }));
  expect(list.getByRole("heading", { name: "Sunset kayak" })).toBeTruthy();
  expect(list.getByText("Tour")).toBeTruthy();
  expect(list.getByText(/by Ana · 26 days left$/)).toBeTruthy();
  expect(list.getByText("Review")).toBeTruthy();
  expect(screen.queryByRole("combobox", { name: "Show" })).toBeNull();
});

test("restores an entry and confirms it", async () => {
  const { api, user } = await open([anEntry()]);
  const restored = { message: "Restored.", kind: "tour", id: "sunset-kayak" };
  api.answer("POST /api/trash/trashed/restore", restored);
  const button = await screen.findByRole("button", { name: "Restore Sunset kayak" });
  api.answer("GET /api/trash", { entries: [], ...page(0) });
  await user.click(button);
  expect(await screen.findByText("“Sunset kayak” is back as it was.")).toBeTruthy();
  const list = screen.getByRole("group", { name: "Deleted records" });
  await waitFor(() => expect(document.activeElement).toBe(list));
  expect(await screen.findByText(/^The trash is empty\./)).toBeTruthy();
});

test("says why an entry can't be restored, and keeps it", async () => {
  const { api, user } = await open([anEntry()]);
  const message = "Something else has the address /terms now.";
  api.refuse("POST /api/trash/trashed/restore", 409, { message, code: "conflict" });
  await user.click(await screen.findByRole("button", { name: "Restore Sunset kayak" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Sunset kayak" })).toBeTruthy();
});

test("asks before it deletes for good", async () => {
  const { api, user } = await open([anEntry()]);
  const route = "DELETE /api/trash/trashed";
  api.answer(route, { message: "Deleted for good." });
  await user.click(await screen.findByRole("button", { name: "Delete for good: Sunset kayak" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/This can't be undone\.$/)).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
  api.answer("GET /api/trash", { entries: [], ...page(0) });
  await user.click(question.getByRole("button", { name: "Delete for good" }));
  expect(await screen.findByText(/^The trash is empty\./)).toBeTruthy();
});

test("a long list is filtered by kind", async () => {
  const entries = Array.from({ length: 9 }, (_, index) => anEntry({ _id: `${index}` }));
  const { api, user, address } = await open(entries);
  const filter = await screen.findByRole("combobox", { name: "Show" });
  api.answer("GET /api/trash", { entries: [], ...page(0) });
  await user.selectOptions(filter, "Photos");
  expect(await screen.findByText("No deleted photos.")).toBeTruthy();
  expect(address()).toBe(`${adminPaths.trash}?kind=photo`);
  await waitFor(() => expect(api.requests("GET /api/trash").at(-1)?.search).toBe("?kind=photo"));
});
