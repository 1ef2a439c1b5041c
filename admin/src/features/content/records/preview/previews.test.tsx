import { screen, waitFor, within } from "@testing-library/react";
import type { PreviewLink } from "shared/content/records/previews";
import { expect, test, vi } from "vitest";
import { pathTo } from "../../../../lib/app/paths.ts";
import { type FakeApi, startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aPage } from "../../../../testing/records.ts";

const previewRoute = "POST /api/drafts/page/page/preview";
const linksRoute = "GET /api/preview-links";
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

const aLink = (changes: Partial<PreviewLink> = {}): PreviewLink => ({
  _id: "link",
  url: "https://tours.example/preview/secret",
  author: "Ana",
  createdAt: inDays(-1),
  expiresAt: inDays(6),
  endedAt: null,
  notes: [],
  ...changes,
});

const open = async (answerMore: (api: FakeApi) => void) => {
  const api = await startFakeApi();
  const page = aPage({ _id: "page", title: "Terms" });
  api.answer("GET /api/pages", { pages: [page] });
  api.answer("GET /api/pages/page", page);
  api.answer("GET /api/services", { services: [] });
  api.answer("GET /api/drafts", { drafts: [] });
  api.answer("GET /api/drafts/page/page", { draft: null });
  api.answer("GET /api/timetable", { planned: [], past: [], notices: [] });
  api.answer(linksRoute, { links: [] });
  answerMore(api);
  signIn();
  return { api, ...openAdmin(pathTo.updatePage("page"), api) };
};

const openPreview = async (answerMore: (api: FakeApi) => void) => {
  const opened = await open(answerMore);
  await opened.user.click(await screen.findByRole("button", { name: "Preview" }));
  return { ...opened, pane: within(await screen.findByRole("dialog", { name: "Preview" })) };
};

const openLinks = async (links: PreviewLink[]) => {
  const opened = await open((api) => api.answer(linksRoute, { links }));
  await opened.user.click(await screen.findByRole("button", { name: /^Preview links/ }));
  return {
    ...opened,
    dialog: within(await screen.findByRole("dialog", { name: "Preview links" })),
  };
};

test("shows the page that the form would publish", async () => {
  const html = "<h1>Terms</h1>";
  const { api, pane } = await openPreview((fake) =>
    fake.answer(previewRoute, { html, part: null }),
  );
  const frame = await pane.findByTitle("Preview of the page");
  expect(frame.getAttribute("srcdoc")).toBe(html);
  expect(frame.getAttribute("sandbox")).not.toContain("allow-scripts");
  const { document } = JSON.parse(api.requests(previewRoute)[0]?.body ?? "");
  expect(document).toMatchObject({ title: "Terms" });
});

test("says that the preview is loading", async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { pane } = await openPreview((api) => api.answerBy(previewRoute, () => promise));
  expect(await pane.findByText("Updating…")).toBeTruthy();
  resolve({ html: "<h1>Terms</h1>", part: null });
  expect(await pane.findByTitle("Preview of the page")).toBeTruthy();
  await waitFor(() => expect(pane.queryByText("Updating…")).toBeNull());
});

test("says why the page can't be shown, and tries again", async () => {
  const message = "The preview couldn't be made.";
  const { api, user, pane } = await openPreview((fake) =>
    fake.refuse(previewRoute, 503, { message, code: "unavailable" }),
  );
  expect(await pane.findByText(message)).toBeTruthy();
  api.answer(previewRoute, { html: "<h1>Terms</h1>", part: null });
  await user.click(pane.getByRole("button", { name: "Try again" }));
  expect(await pane.findByTitle("Preview of the page")).toBeTruthy();
  await waitFor(() => expect(pane.queryByText(message)).toBeNull());
});

test("says what the form lacks without asking the server", async () => {
  const { api, user } = await open((fake) =>
    fake.answer(previewRoute, { html: "<h1>Terms</h1>", part: null }),
  );
  await user.clear(await screen.findByRole("textbox", { name: "Title" }));
  await user.click(screen.getByRole("button", { name: "Preview" }));
  const pane = within(await screen.findByRole("dialog", { name: "Preview" }));
  expect(await pane.findByText("Title is required.", { exact: false })).toBeTruthy();
  expect(api.requests(previewRoute)).toEqual([]);
});

test("creates and copies a link", async () => {
  const { api, user, dialog } = await openLinks([]);
  expect(await dialog.findByText(/^No links yet\./)).toBeTruthy();
  api.answer("POST /api/preview-links", { link: aLink() }, 201);
  api.answer(linksRoute, { links: [aLink()] });
  await user.click(dialog.getByRole("button", { name: "Create a link" }));
  await user.click(await dialog.findByRole("button", { name: "Copy link" }));
  expect(await dialog.findByRole("button", { name: "Copied" })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(aLink().url);
  expect(JSON.parse(api.requests("POST /api/preview-links")[0]?.body ?? "")).toEqual({
    kind: "page",
    id: "page",
  });
});

test("says why a link can't be created", async () => {
  const { api, user, dialog } = await openLinks([]);
  const message = "There is no draft to show.";
  api.refuse("POST /api/preview-links", 409, { message, code: "conflict" });
  await user.click(dialog.getByRole("button", { name: "Create a link" }));
  expect((await dialog.findByRole("alert")).textContent).toBe(message);
});

test("an ended and an expired link can't be copied or ended", async () => {
  const { dialog } = await openLinks([
    aLink({ _id: "ended", endedAt: inDays(-1) }),
    aLink({ _id: "expired", expiresAt: inDays(-2) }),
  ]);
  expect(await dialog.findByText(/· ended/)).toBeTruthy();
  expect(dialog.getByText(/· expired/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Copy link" })).toBeNull();
  expect(dialog.queryByRole("button", { name: "End link" })).toBeNull();
});

test("asks before a link ends", async () => {
  const { api, user, dialog } = await openLinks([aLink()]);
  const route = "DELETE /api/preview-links/link";
  api.answer(route, { message: "Ended." });
  await user.click(await dialog.findByRole("button", { name: "End link" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(api.requests(route)).toEqual([]);
  api.answer(linksRoute, { links: [aLink({ endedAt: inDays(0) })] });
  await user.click(question.getByRole("button", { name: "End link" }));
  expect(await dialog.findByText(/· ended/)).toBeTruthy();
});

test("marks new notes as read once they are on the screen, and deletes one", async () => {
  const note = { text: null, name: "Grace", createdAt: inDays(-0.5), isNew: true };
  const notes = [
    { ...note, _id: "liked" },
    { ...note, _id: "note", text: "The price is missing.", name: null },
  ];
  const { api, user, dialog } = await openLinks([aLink({ notes })]);
  api.answer("POST /api/preview-links/link/read", { message: "Read." });
  api.answer("DELETE /api/preview-notes/note", { message: "Deleted." });
  expect(await dialog.findByText("👍 Looks good")).toBeTruthy();
  expect(dialog.getByText("The price is missing.")).toBeTruthy();
  await vi.waitFor(() => expect(api.requests("POST /api/preview-links/link/read")).toHaveLength(1));
  api.answer(linksRoute, { links: [aLink({ notes: notes.slice(0, 1) })] });
  await user.click(dialog.getByRole("button", { name: "Delete the note by A reader" }));
  await waitFor(() => expect(dialog.queryByText("The price is missing.")).toBeNull());
});
