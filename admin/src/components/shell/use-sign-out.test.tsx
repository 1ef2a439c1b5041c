import { cleanup, screen, waitFor } from "@testing-library/react";
import { expectConsoleError } from "shared/testing/console-output";
import { expect, onTestFinished, test, vi } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aUser } from "../../testing/records.ts";

const route = "POST /api/ibirwa-clients/logout";
const name = () => screen.findByRole("textbox", { name: "Username" });

const open = async () => {
  const grace = aUser({ username: "grace" });
  const api = await startFakeApi();
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  api.answer(route, { message: "Signed out", isStored: true });
  signIn();
  return { api, ...openAdmin(pathTo.updateUser(grace._id), api) };
};

const logOut = () => screen.getByRole("button", { name: "Logout" });
const isUnloadStopped = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("asks before logging out with unsaved text, and cancelling changes nothing", async () => {
  const { api, user, leave } = await open();
  await user.type(await name(), " hopper");
  await user.click(logOut());
  await screen.findByText("Log out and discard unsaved text?");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(api.requests(route)).toEqual([]);
  expect(localStorage.getItem("token")).toBe("a-token");
  expect(await name()).toHaveProperty("value", "grace hopper");
  expect(isUnloadStopped()).toBe(true);
  expect(leave).not.toHaveBeenCalled();
});

test("logs out without a second question and clears text and badge after confirmation", async () => {
  const clearAppBadge = vi.fn(async () => {});
  Object.assign(navigator, { clearAppBadge });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clearAppBadge"));
  const { api, user, leave } = await open();
  await user.type(await name(), " hopper");
  await user.click(logOut());
  await user.click(await screen.findByRole("button", { name: "Discard and log out" }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
  expect(clearAppBadge).toHaveBeenCalled();
  expect(isUnloadStopped()).toBe(false);
  expect(api.requests(route)).toHaveLength(1);
  await user.type(await name(), "!");
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test.each([
  ["another screen", "draft:inquiry:1"],
  ["the public site", "message:contact"],
])("a draft of %s is asked about, too", async (_, key) => {
  const { api, user } = await open();
  await name();
  sessionStorage.setItem(key, JSON.stringify("half an answer"));
  await user.click(logOut());
  expect(await screen.findByRole("button", { name: "Discard and log out" })).toBeTruthy();
  expect(api.requests(route)).toEqual([]);
});

test("signs out locally when the server fails, and the home page says so", async () => {
  const { api, user, leave } = await open();
  await name();
  api.refuse(route, 503, { message: "Busy.", code: "unavailable" });
  expectConsoleError(/^Signing out on the server failed\. ApiError: Busy\./);
  await user.click(logOut());
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/#signed-out-here"));
  expect(localStorage.length + sessionStorage.length).toBe(0);
});

test("reports a sign-out that lasts only until the server restarts", async () => {
  const { api, user, leave } = await open();
  await name();
  api.answer(route, { message: "Signed out until a restart.", isStored: false });
  await user.click(logOut());
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/#signed-out-until-restart"));
});

test("signs out without a connection, and treats an unknown session as ended", async () => {
  const offline = await open();
  await name();
  offline.api.stop();
  expectConsoleError(/^Signing out on the server failed\. NetworkError/);
  await offline.user.click(logOut());
  await waitFor(() => expect(offline.leave).toHaveBeenCalledWith("/#signed-out-here"));
  cleanup();
  const ended = await open();
  await name();
  ended.api.refuse(route, 401, { message: "Please sign in.", code: "unauthenticated" });
  expectConsoleError(/^Signing out on the server failed\. ApiError: Please sign in\./);
  await ended.user.click(logOut());
  await waitFor(() => expect(ended.leave).toHaveBeenCalledWith("/"));
});

test("logs out once after two quick clicks", async () => {
  const { api, user, leave } = await open();
  await name();
  await user.dblClick(logOut());
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
  expect(api.requests(route)).toHaveLength(1);
});

test("sends no more requests while the session ends", async () => {
  const { api, user, leave, refetch } = await open();
  await name();
  const builds = "GET /api/builds";
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  api.answerBy(route, async () => {
    await ended;
    return { message: "Signed out", isStored: true };
  });
  await user.click(logOut());
  await waitFor(() => expect(api.requests(route)).toHaveLength(1));
  const before = api.requests(builds).length;
  void refetch();
  end();
  await waitFor(() => expect(leave).toHaveBeenCalledWith("/"));
  expect(api.requests(builds)).toHaveLength(before);
});
