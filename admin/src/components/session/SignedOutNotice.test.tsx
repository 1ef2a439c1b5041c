import { screen, waitFor, within } from "@testing-library/react";
import { sessionKeys, signInNoticeKey } from "shared/accounts/auth";
import type { ErrorBody } from "shared/http/errors";
import { adminPaths } from "shared/paths";
import { expectConsoleError } from "shared/testing/console-output";
import { expect, test, vi } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aBuild, aContact, aService, aUser, page } from "../../testing/records.ts";

const refusal: ErrorBody = { message: "Please sign in again.", code: "unauthenticated" };

/** Signs in as another tab would. */
const signInElsewhere = () => {
  localStorage.setItem(sessionKeys.token, "a-newer-token");
  window.dispatchEvent(new Event("storage"));
};

const wayBack = () => screen.findByRole("link", { name: "Sign in again" });

test("keeps the form after a refused save and saves it after signing in elsewhere", async () => {
  const service = aService({ title: "Kayak" });
  const route = `PUT /api/services/${service._id}`;
  const api = await startFakeApi();
  api.answer(`GET /api/services/${service._id}`, service);
  api.refuse(route, 401, refusal);
  signIn();
  const { user, leave } = openAdmin(pathTo.updateService(service._id), api);
  const title = await screen.findByRole("textbox", { name: "Title" });
  await user.type(title, " at dawn");
  await user.click(screen.getByRole("button", { name: "Update Service" }));
  expect(await screen.findByText("Error: Please sign in again.")).toBeTruthy();
  const link = await wayBack();
  const notice = link.closest('[role="alert"]');
  expect(notice?.textContent).toContain("Please sign in again.What you typed is still here.");
  expect(link.getAttribute("href")).toBe("/login");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(title).toHaveProperty("value", "Kayak at dawn");
  expect(leave).not.toHaveBeenCalled();

  signInElsewhere();
  await waitFor(() => expect(screen.queryByText("You're signed out")).toBeNull());
  api.answer(route, { message: "ok", service });
  await user.click(screen.getByRole("button", { name: "Update Service" }));
  expect(await screen.findByText("Service updated successfully!")).toBeTruthy();
  expect(api.requests(route)[1]?.headers.authorization).toBe("Bearer a-newer-token");
});

test("shows the sign-in link in the panel of a refused answer", async () => {
  const api = await startFakeApi();
  api.answer("GET /api/contacts", { contacts: [aContact()], ...page(1) });
  api.refuse("POST /api/respond", 401, refusal);
  expectConsoleError(/^Responding to a contact failed\./);
  signIn();
  const { user } = openAdmin(adminPaths.contacts, api);
  await user.click(await screen.findByRole("button", { name: "Respond to Tom Becker" }));
  const panel = within(await screen.findByRole("dialog"));
  const text = panel.getByRole("textbox", { name: "Your response" });
  await user.type(text, "Yes!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  expect(await panel.findByRole("link", { name: "Sign in again" })).toBeTruthy();
  expect(text).toHaveProperty("value", "Yes!");
});

test("keeps a half-filled form when a background poll is refused", async () => {
  const grace = aUser();
  const api = await startFakeApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  signIn();
  const { user, leave } = openAdmin(pathTo.updateUser(grace._id), api);
  const builds = [aBuild({ status: "waiting", finishedAt: null, liveAt: null })];
  api.answer("GET /api/builds", { builds, live: null });
  await user.type(await screen.findByRole("textbox", { name: "Username" }), " m");
  expect(await screen.findByText("Update waiting")).toBeTruthy();
  api.refuse("GET /api/builds", 401, refusal);
  expect(await wayBack()).toBeTruthy();
  expect(screen.getByRole("textbox", { name: "Username" })).toHaveProperty("value", "grace m");
  expect(leave).not.toHaveBeenCalled();
});

test("marks requests as background only while nobody uses the page", async () => {
  const grace = aUser();
  const api = await startFakeApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  signIn();
  const { user, refetch } = openAdmin(pathTo.updateUser(grace._id), api);
  const name = await screen.findByRole("textbox", { name: "Username" });
  const last = () => api.requests("GET /api/builds").at(-1)?.headers["x-background"];
  expect(last()).toBeUndefined();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await refetch();
  expect(last()).toBe("1");
  await user.type(name, "m");
  await refetch();
  expect(last()).toBeUndefined();
  vi.useRealTimers();
});

test("opens the sign-in page for a refused screen, and the dashboard leads back to it", async () => {
  const api = await startFakeApi();
  const address = `${adminPaths.users}?page=2&q=grace`;
  api.refuse("GET /api/ibirwa-clients/users", 401, refusal);
  signIn();
  const { leave } = openAdmin(address, api);
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/login"));
  expect(sessionStorage.getItem(signInNoticeKey)).toBe(refusal.message);
  // Other tabs may contain typed text, so they stay signed in.
  expect(localStorage.getItem(sessionKeys.token)).toBe("a-token");

  signInElsewhere();
  const back = openAdmin(adminPaths.dashboard, api);
  await waitFor(() => expect(back.address()).toBe(address));
});

test("returns to the screen after a visitor without a session signs in", async () => {
  const api = await startFakeApi();
  const first = openAdmin(pathTo.updateUser("1"), api);
  await waitFor(() => expect(first.leave).toHaveBeenCalledWith("/login"));
  signIn();
  const back = openAdmin(adminPaths.dashboard, api);
  await waitFor(() => expect(back.address()).toBe("/user/update/1"));
});

/** Signs out as another tab would. */
const signOutElsewhere = () => {
  localStorage.clear();
  window.dispatchEvent(new Event("storage"));
};

test("keeps a half-filled form after another tab logs out, and saves it later", async () => {
  const grace = aUser({ username: "grace" });
  const route = `PUT /api/ibirwa-clients/user/${grace._id}`;
  const api = await startFakeApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  api.answer(route, { message: "User updated.", user: grace });
  signIn();
  const { user, leave } = openAdmin(pathTo.updateUser(grace._id), api);
  const name = await screen.findByRole("textbox", { name: "Username" });
  await user.type(name, " hopper");
  signOutElsewhere();
  await wayBack();
  expect(leave).not.toHaveBeenCalled();
  await user.type(name, "!");

  signIn();
  signInElsewhere();
  await waitFor(() => expect(screen.queryByText("You're signed out")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByText("User updated.");
  expect(api.requests(route)[0]?.body).toContain("grace hopper!");
});

test("opens the sign-in page after another tab logs out without unsaved text", async () => {
  const grace = aUser();
  const api = await startFakeApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  signIn();
  const { leave } = openAdmin(pathTo.updateUser(grace._id), api);
  await screen.findByRole("textbox", { name: "Username" });
  signOutElsewhere();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/login"));
});
