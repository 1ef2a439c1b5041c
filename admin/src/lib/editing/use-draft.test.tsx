import { cleanup, screen, waitFor } from "@testing-library/react";
import type { TourService } from "shared/content/tours/tour-services";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aPhoto, aService, aUser } from "../../testing/records.ts";
import { pathTo } from "../app/paths.ts";

const box = (name: string) => screen.findByRole("textbox", { name });
/** Finds the description field before or after its editor loads. */
const description = async () => {
  const field = await box("Description");
  return field instanceof HTMLTextAreaElement ? field.value : field.textContent;
};
const notice = () => screen.findByText(/^Unsaved draft restored/);
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"));

/** A reload keeps only the browser's storage. */
const reload = (path: string, api: FakeApi) => {
  cleanup();
  return openAdmin(path, api);
};

const openUser = async (admin = aUser({ role: "admin" })) => {
  const grace = aUser({ username: "grace" });
  const api = await startFakeApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  signIn(admin);
  const path = pathTo.updateUser(grace._id);
  return { api, path, grace, ...openAdmin(path, api) };
};

test("restores the typed text after a reload and asks before starting over", async () => {
  const { api, path, user: before } = await openUser();
  await before.type(await box("Username"), " hopper");
  const { user } = reload(path, api);
  await notice();
  expect(await box("Username")).toHaveProperty("value", "grace hopper");

  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(await box("Username")).toHaveProperty("value", "grace hopper");
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  const dialog = await screen.findByRole("alertdialog");
  const confirm = [...dialog.querySelectorAll("button")].find(
    (it) => it.textContent === "Discard draft",
  );
  await user.click(confirm!);
  await waitFor(async () => expect(await box("Username")).toHaveProperty("value", "grace"));
  expect(screen.queryByText(/^Restored/)).toBeNull();
  expect(drafts()).toEqual([]);
});

test("restores nothing after a save, an undo, or a discard on leaving", async () => {
  const { api, path, grace, user, address } = await openUser();
  const put = `PUT /api/ibirwa-clients/user/${grace._id}`;
  api.answer(put, { message: "User updated.", user: grace });
  await user.type(await box("Username"), "!");
  expect(drafts()).toHaveLength(1);
  await user.type(await box("Username"), "{Backspace}");
  expect(drafts()).toEqual([]);

  await user.type(await box("Username"), "!");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByText("User updated.");
  expect(drafts()).toEqual([]);

  await user.type(await box("Username"), "?");
  await user.click(screen.getByRole("link", { name: "View Bookings" }));
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(address()).toBe(adminPaths.inquiries));
  expect(drafts()).toEqual([]);
  reload(path, api);
  expect(await box("Username")).toHaveProperty("value", "grace");
});

/** Types a title; before the reload, another user saves `theirs`. */
const typeWhileOthersSave = async (theirs: Partial<TourService>) => {
  const service = aService({ title: "Kayak", updatedAt: "2026-11-20T07:00:00.000Z" });
  const write = `PUT /api/services/${service._id}`;
  const api = await startFakeApi();
  api.answer(`GET /api/services/${service._id}`, service);
  signIn();
  const path = pathTo.updateService(service._id);
  const before = openAdmin(path, api);
  await before.user.type(await box("Title"), " at dawn");
  const newer = { ...service, ...theirs, updatedAt: "2026-11-20T08:00:00.000Z" };
  api.answer(`GET /api/services/${service._id}`, newer);
  api.refuse(write, 409, { message: "Changed.", code: "edit_conflict", current: newer });
  const { user } = reload(path, api);
  await notice();
  return { api, user, service, write };
};

test("detects another user's save after restoring a change", async () => {
  const { api, user, service, write } = await typeWhileOthersSave({ title: "Canoe" });
  expect(screen.getByText(/^Someone else changed this tour/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Update Service" }));
  await screen.findByText("Error: Changed.");
  const sent = api.requests(write)[0]?.headers["if-unmodified-since-revision"];
  expect(sent).toBe(service.updatedAt);
});

test("drops a restored change when the user types the original back", async () => {
  const service = aService({ title: "Kayak" });
  const api = await startFakeApi();
  api.answer(`GET /api/services/${service._id}`, service);
  signIn();
  const path = pathTo.updateService(service._id);
  const before = openAdmin(path, api);
  await before.user.type(await box("Tip 1"), "!");
  const { user } = reload(path, api);
  await notice();
  await user.type(await box("Tip 1"), "{Backspace}");
  await waitFor(() => expect(drafts()).toEqual([]));
  expect(screen.queryByText(/^Restored/)).toBeNull();
});

test("keeps another user's changes when it restores a draft", async () => {
  const { user, service } = await typeWhileOthersSave({ description: "Theirs" });
  expect(await description()).toBe(service.description);
  await user.click(screen.getByRole("button", { name: "Update Service" }));
  await screen.findByText(/^Another version was saved/);
  expect(await description()).toBe("Theirs");
  expect(await box("Title")).toHaveProperty("value", "Kayak at dawn");
});

test("asks by name for a picture that the reload lost", async () => {
  const photo = aPhoto();
  const api = await startFakeApi();
  api.answer(`GET /api/gallery/${photo._id}`, photo);
  signIn();
  const path = pathTo.updateGallery(photo._id);
  const before = openAdmin(path, api);
  await box("Title");
  const file = new File(["bytes"], "lake.jpg", { type: "image/jpeg" });
  await before.user.upload(document.querySelector<HTMLInputElement>("input[type=file]")!, file);
  await screen.findByAltText("Preview of lake.jpg");

  const { user } = reload(path, api);
  await notice();
  expect(screen.getByText(/“lake.jpg” couldn't be saved in the draft/)).toBeTruthy();
  // The discard loses nothing, so the screen doesn't ask.
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  await waitFor(() => expect(screen.queryByText(/^Restored/)).toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("restores a new service as blank below the typed text", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/services", { services: [aService({ title: "Kayak" })] });
  signIn();
  const before = openAdmin(adminPaths.createService, api);
  await before.user.click(await screen.findByRole("button", { name: "Start blank" }));
  await before.user.type(await box("Title"), "Night paddle");

  reload(before.address(), api);
  await notice();
  expect(screen.getByText("Blank tour")).toBeTruthy();
  expect(await box("Title")).toHaveProperty("value", "Night paddle");
  expect(await description()).toBe("");
});

test.each([
  ["damaged", "{"],
  ["of an older form", JSON.stringify({ values: { name: "x" }, base: "", file: null, by: null })],
])("a draft that is %s is ignored", async (_what, text) => {
  const { api, path, user } = await openUser();
  await user.type(await box("Username"), " hopper");
  cleanup();
  const [key] = drafts();
  sessionStorage.setItem(key!, text);
  openAdmin(path, api);
  expect(await box("Username")).toHaveProperty("value", "grace");
  expect(screen.queryByText(/^Restored/)).toBeNull();
});

test("hides a draft from another user without losing it", async () => {
  const ada = aUser({ role: "admin" });
  const { api, path, user } = await openUser(ada);
  await user.type(await box("Username"), " hopper");
  signIn(aUser({ role: "admin" }));
  reload(path, api);
  expect(await box("Username")).toHaveProperty("value", "grace");
  signIn(ada);
  reload(path, api);
  expect(await box("Username")).toHaveProperty("value", "grace hopper");
});

test("never stores passwords", async () => {
  const api = await startFakeApi();
  signIn();
  const { user } = openAdmin(pathTo.settings("account"), api);
  await user.type(await screen.findByLabelText(/^Current password/), "the old one");
  await user.type(screen.getByLabelText(/^New password/), "the new one");
  expect(drafts()).toEqual([]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain("the new one");
});
