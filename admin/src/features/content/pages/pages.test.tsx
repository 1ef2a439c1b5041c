import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aPage } from "../../../testing/records.ts";

const stored = aPage({ title: "Terms", slug: "terms" });

const open = async (path: string, pages = [stored]) => {
  const api = await startFakeApi();
  api.answer("GET /api/pages", { pages });
  api.answer("GET /api/services", { services: [] });
  signIn();
  return { api, ...openAdmin(path, api) };
};
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/* By text: a search by role is slow on the whole screen. */
const press = (text: string) =>
  fireEvent.click(screen.getAllByText(text).at(-1)!.closest("button")!);

test("the list distinguishes shown and hidden pages, and asks before deleting", async () => {
  const hidden = aPage({ title: "Later", isShown: false });
  const { api, user } = await open(pathTo.settings("pages"), [stored, hidden]);
  const link = await screen.findByLabelText("View on the site: Terms");
  expect(link.getAttribute("href")).toBe("/terms");
  expect(screen.getByText("Hidden")).toBeTruthy();
  expect(screen.getAllByRole("heading", { name: "Pages" })).toHaveLength(1);
  expect(screen.queryByRole("region", { name: "Pages" })).toBeNull();
  expect(screen.queryByText("Draft")).toBeNull();
  api.answer(`DELETE /api/pages/${stored._id}`, { message: "Page deleted.", trashId: "trashed" });
  api.answer("GET /api/pages", { pages: [hidden] });
  await user.click(screen.getByLabelText("Delete Terms"));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Terms")).toBeNull());
});

test("a deleted page can be brought back from the notice, after its row is gone", async () => {
  const { api, user } = await open(pathTo.settings("pages"));
  api.answer(`DELETE /api/pages/${stored._id}`, { message: "Page deleted.", trashId: "trashed" });
  await user.click(await screen.findByLabelText("Delete Terms"));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/It stays in the trash for 30 days\.$/)).toBeTruthy();
  api.answer("GET /api/pages", { pages: [] });
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Deleted “Terms”.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByLabelText("Delete Terms")).toBeNull());
  const restored = { message: "Restored.", kind: "page", id: stored._id };
  api.answer("POST /api/trash/trashed/restore", restored);
  api.answer("GET /api/pages", { pages: [stored] });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByLabelText("Delete Terms")).toBeTruthy();
  expect(screen.getByText("“Terms” is back as it was.")).toBeTruthy();
});

test("proposes an address from the title until another one is typed", async () => {
  await open(adminPaths.createPage);
  await screen.findByLabelText(/^Title/);
  fill(/^Title/, "Our boats");
  expect(screen.getByText(/\/our-boats$/)).toBeTruthy();
  fill(/^Address/, "boats");
  fill(/^Title/, "Our two boats");
  expect(screen.getByLabelText(/^Address/)).toHaveProperty("value", "boats");
});

test("a moved page keeps its old address, unless that belongs to another page of the site", async () => {
  const text = /The old address will lead here/;
  await open(pathTo.updatePage(stored._id));
  await screen.findByLabelText(/^Address/);
  fill(/^Address/, "our-terms");
  expect(await screen.findByText(text)).toBeTruthy();
  cleanup();
  const early = aPage({ title: "Stories", slug: "stories" });
  await open(pathTo.updatePage(early._id), [early]);
  await screen.findByLabelText(/^Address/);
  fill(/^Address/, "our-stories");
  await screen.findByText(/\/our-stories$/);
  expect(screen.queryByText(text)).toBeNull();
});

test("retrying after a lost response adds one page, and the page stays open", async () => {
  const { api, address } = await open(adminPaths.createPage);
  await screen.findByLabelText(/^Title/);
  fill(/^Title/, "Our boats");
  api.refuse("POST /api/pages", 500, { message: "Something broke.", code: "internal" });
  press("Add page");
  await screen.findByText("Something broke.");
  const added = aPage({ title: "Our boats", slug: "our-boats" });
  api.answer("POST /api/pages", { message: "Page added.", page: added }, 201);
  api.answer("GET /api/pages", { pages: [added] });
  press("Add page");
  await waitFor(() => expect(address()).toBe(pathTo.updatePage(added._id)));
  const [first, second] = api.requests("POST /api/pages");
  expect(second?.headers["idempotency-key"]).toBe(first?.headers["idempotency-key"]);
  expect(await screen.findByText("No changes")).toBeTruthy();
});

test("shows an address taken by another page beside its field", async () => {
  const { api } = await open(pathTo.updatePage(stored._id));
  await screen.findByLabelText(/^Title/);
  const issues = [{ path: "slug", message: "The page “About” has this address." }];
  const body = { message: "Please look.", code: "validation_failed" as const, issues };
  api.refuse(`PUT /api/pages/${stored._id}`, 400, body);
  fill(/^Address/, "about-us");
  press("Publish");
  expect(await screen.findByText("The page “About” has this address.")).toBeTruthy();
  expect(await screen.findByText("Draft on this device only")).toBeTruthy();
});

test("an edit conflict offers each field of both versions and keeps typed text", async () => {
  const { api } = await open(pathTo.updatePage(stored._id));
  await screen.findByLabelText(/^Title/);
  const route = `PUT /api/pages/${stored._id}`;
  const updatedAt = "2026-11-21T08:00:00.000Z";
  const blocks = [{ type: "heading" as const, text: "Theirs" }];
  const current = { ...stored, title: "Their terms", blocks, updatedAt };
  api.refuse(route, 409, { message: "Changed.", code: "edit_conflict", current });
  fill(/^Title/, "My terms");
  press("Publish");
  const choice = await screen.findByRole("group", { name: "Changed." });
  expect(within(choice).getByText("Title")).toBeTruthy();
  expect(screen.getByLabelText("Block 1")).toBeTruthy();
  fireEvent.click(within(choice).getByText("Keep what I typed"));
  const saved = { ...current, title: "My terms", updatedAt: "2026-11-21T09:00:00.000Z" };
  api.answer(route, { message: "Page saved.", page: saved });
  press("Publish");
  await screen.findByText("Page saved.");
  const body = JSON.parse(api.requests(route).at(-1)?.body ?? "");
  expect(body).toMatchObject({ title: "My terms", blocks, readAt: updatedAt });
  fill(/^Title/, "My other terms");
  press("Publish");
  await waitFor(() => expect(api.requests(route)).toHaveLength(3));
  expect(JSON.parse(api.requests(route)[2]?.body ?? "")).toMatchObject({ readAt: saved.updatedAt });
});

test("a draft stays on this device, and leaving asks while it could not be sent", async () => {
  const { user, address } = await open(pathTo.updatePage(stored._id));
  await screen.findByLabelText(/^Title/);
  fill(/^Title/, "Half a title");
  const drafts = () => Object.entries(sessionStorage).find(([key]) => key.includes(stored._id));
  await waitFor(() => expect(drafts()?.[1]).toContain("Half a title"));
  await screen.findByText("Draft on this device only");
  await user.click(screen.getByText("All pages"));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(address()).toBe(pathTo.updatePage(stored._id));
});
