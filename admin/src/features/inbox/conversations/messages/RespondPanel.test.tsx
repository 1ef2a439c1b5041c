import { screen, waitFor, within } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { type FakeApi, startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";
import { aContact, aUser, page } from "../../../../testing/records.ts";

const answered = aContact({
  responded: true,
  responseMessage: "At six.",
  respondedAt: "2026-11-20T10:00:00.000Z",
});
const corrected = {
  ...answered,
  responseMessage: "At seven.",
  respondedAt: "2026-11-20T11:00:00.000Z",
};

const show = (api: FakeApi, contact = answered) =>
  api.answer("GET /api/contacts", { contacts: [contact], ...page(1) });

const openMessages = async () => {
  const api = await startFakeApi();
  show(api);
  const admin = aUser({ role: "admin" });
  signIn(admin);
  return { api, admin, ...openAdmin(adminPaths.contacts, api) };
};

type User = Awaited<ReturnType<typeof openMessages>>["user"];

const openPanel = async (user: User) => {
  await user.click(await screen.findByRole("button", { name: "Respond to Tom Becker" }));
  const panel = within(await screen.findByRole("dialog"));
  return { panel, text: panel.getByRole("textbox", { name: "Your response" }) };
};

const closePanel = async (user: User) => {
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

const isUnloadStopped = () =>
  !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("keeps no draft of an unchanged reply", async () => {
  const { api, user, refetch, leave } = await openMessages();
  api.answer("POST /api/ibirwa-clients/logout", { message: "Signed out", isStored: true });
  await openPanel(user);
  await closePanel(user);
  expect(sessionStorage).toHaveLength(0);
  show(api, corrected);
  await refetch();
  await screen.findByText("At seven.");
  expect((await openPanel(user)).text).toHaveProperty("value", "At seven.");
  await closePanel(user);
  await user.click(screen.getByRole("button", { name: "Logout" }));
  await waitFor(() => expect(leave).toHaveBeenCalled());
});

test("a draft warns of a reply sent since it was begun", async () => {
  const { api, user, refetch } = await openMessages();
  const first = await openPanel(user);
  await user.type(first.text, " Bring a hat.");
  await closePanel(user);
  const again = await openPanel(user);
  expect(again.text).toHaveProperty("value", "At six. Bring a hat.");
  expect(again.panel.queryByText("Already answered")).toBeNull();
  await closePanel(user);
  show(api, corrected);
  await refetch();
  await screen.findByText("At seven.");
  const { panel, text } = await openPanel(user);
  expect(text).toHaveProperty("value", "At six. Bring a hat.");
  expect(panel.getByText("Already answered")).toBeTruthy();
  expect(panel.getByText("At seven.")).toBeTruthy();
});

test("hides a draft from another account in the same tab", async () => {
  const { user, admin } = await openMessages();
  await user.type((await openPanel(user)).text, " Bring a hat.");
  await closePanel(user);
  signIn(aUser({ role: "admin" }));
  expect((await openPanel(user)).text).toHaveProperty("value", "At six.");
  await closePanel(user);
  signIn(admin);
  expect((await openPanel(user)).text).toHaveProperty("value", "At six. Bring a hat.");
});

test("asks before closing the tab only with unsent changes", async () => {
  const { user } = await openMessages();
  const { text } = await openPanel(user);
  expect(isUnloadStopped()).toBe(false);
  await user.type(text, "!");
  expect(isUnloadStopped()).toBe(true);
  await user.type(text, "{Backspace}");
  expect(isUnloadStopped()).toBe(false);
});

test("cannot be closed while a reply is being sent", async () => {
  const { api, user } = await openMessages();
  const { panel, text } = await openPanel(user);
  const end = Promise.withResolvers<unknown>();
  api.answerBy("POST /api/respond", () => end.promise);
  await user.type(text, "!");
  await user.click(panel.getByRole("button", { name: "Send response" }));
  await waitFor(() => expect(api.requests("POST /api/respond")).toHaveLength(1));
  for (const close of panel.getAllByRole("button", { name: "Close" }))
    expect(close).toHaveProperty("disabled", true);
  await user.keyboard("{Escape}");
  expect(text.isConnected).toBe(true);
  end.resolve({ message: "Response sent successfully!", contact: corrected });
  await screen.findByText("Response sent successfully!");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});
