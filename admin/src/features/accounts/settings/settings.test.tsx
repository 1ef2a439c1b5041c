import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aUser } from "../../../testing/records.ts";

const me = "/api/ibirwa-clients/me";

test.each([
  ["profile", "Profile"],
  ["account", "Account"],
  ["questions", "Questions"],
] as const)("the section %s has a heading", async (section, name) => {
  const api = await startFakeApi();
  api.answer(`GET ${me}`, { user: aUser() });
  signIn();
  openAdmin(pathTo.settings(section), api);
  expect(await screen.findByRole("heading", { level: 2, name })).toBeTruthy();
});

test("a changed profile shows the new name in the sidebar", async () => {
  const api = await startFakeApi();
  const admin = aUser({ username: "boss", role: "admin" });
  api.answer(`GET ${me}`, { user: admin });
  api.answer(`PUT ${me}`, { message: "Profile saved.", user: { ...admin, username: "chief" } });
  signIn(admin);
  const { user } = openAdmin(pathTo.settings("profile"), api);
  const name = await screen.findByLabelText(/^Username/);
  await user.clear(name);
  await user.type(name, "chief");
  await user.click(screen.getByRole("button", { name: "Save profile" }));
  expect(await screen.findByText("Profile saved.")).toBeTruthy();
  expect(screen.getByText("Signed in as chief")).toBeTruthy();
});

test("this session continues with a new token after a password change", async () => {
  const api = await startFakeApi();
  api.answer(`POST ${me}/password`, { message: "Password changed.", token: "new-token" });
  signIn();
  const { user } = openAdmin(pathTo.settings("account"), api);
  await user.type(await screen.findByLabelText(/^Current password/), "the old one");
  await user.type(screen.getByLabelText(/^New password/), "short");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("New password must be at least 8 characters long.")).toBeTruthy();
  await user.type(screen.getByLabelText(/^New password/), " no more");
  await user.click(screen.getByRole("button", { name: "Change password" }));
  expect(await screen.findByText("Password changed.")).toBeTruthy();
  expect(localStorage.getItem("token")).toBe("new-token");
});

test("signing out the other sessions keeps this one", async () => {
  const api = await startFakeApi();
  api.answer(`POST ${me}/sign-out-others`, { message: "Done.", token: "new-token" });
  signIn();
  const { user } = openAdmin(pathTo.settings("security"), api);
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await waitFor(() => expect(localStorage.getItem("token")).toBe("new-token"));
});

test("a refused profile shows the specified text with the server's message below", async () => {
  const api = await startFakeApi();
  api.answer(`GET ${me}`, { user: aUser({ role: "admin" }) });
  api.refuse(`PUT ${me}`, 409, { message: "This e-mail is taken.", code: "conflict" });
  signIn();
  const { user } = openAdmin(pathTo.settings("profile"), api);
  await user.click(await screen.findByRole("button", { name: "Save profile" }));
  expect(await screen.findByText("Failed to update user.")).toBeTruthy();
  expect(screen.getByText("This e-mail is taken.")).toBeTruthy();
});

test("saving a profile keeps an email that another admin has corrected since", async () => {
  const api = await startFakeApi();
  const admin = aUser({ username: "boss", role: "admin" });
  const corrected = { ...admin, email: "boss@corrected.example" };
  api.answer(`GET ${me}`, { user: admin });
  api.refuse(`PUT ${me}`, 409, {
    message: "Someone else changed this in the meantime.",
    code: "edit_conflict",
    current: corrected,
  });
  signIn(admin);
  const { user } = openAdmin(pathTo.settings("profile"), api);
  await user.type(await screen.findByLabelText(/^Username/), " of all");
  const save = screen.getByRole("button", { name: "Save profile" });
  await user.click(save);
  const choice = await screen.findByRole("group", { name: "Another version was saved" });
  expect(choice.textContent).toContain("boss@corrected.example");
  expect(screen.getAllByText("Failed to update user.")).toEqual([document.activeElement]);
  expect(save).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Keep what I typed" }));
  expect(screen.getByLabelText(/^Email/)).toHaveProperty("value", "boss@corrected.example");
  api.answer(`PUT ${me}`, { message: "Profile saved.", user: corrected });
  await user.click(save);
  expect(await screen.findByText("Profile saved.")).toBeTruthy();
  const [first, second] = api.requests(`PUT ${me}`).map(({ body }) => JSON.parse(body));
  expect(first).toEqual({
    username: "boss of all",
    email: admin.email,
    asRead: { username: "boss", email: admin.email },
  });
  expect(second).toEqual({
    username: "boss of all",
    email: "boss@corrected.example",
    asRead: { username: "boss", email: "boss@corrected.example" },
  });
});

test("a lost response to ending other sessions mentions no typed text", async () => {
  const api = await startFakeApi();
  signIn();
  const { user } = openAdmin(pathTo.settings("security"), api);
  const button = await screen.findByRole("button", { name: "Sign out everywhere else" });
  api.stop();
  await user.click(button);
  const note = await screen.findByText(/^No answer from the server\./);
  expect(note.textContent).toContain("Please try again.");
  expect(note.textContent).not.toMatch(/typed|kept/);
  expect(screen.queryByText(/not ended/)).toBeNull();
});

test("a lost response to a password change does not say that the text is kept", async () => {
  const api = await startFakeApi();
  signIn();
  const { user } = openAdmin(pathTo.settings("account"), api);
  await user.type(await screen.findByLabelText(/^Current password/), "the old one");
  await user.type(screen.getByLabelText(/^New password/), "the new one");
  api.stop();
  await user.click(screen.getByRole("button", { name: "Change password" }));
  const note = await screen.findByText(/^No answer from the server\./);
  expect(note.textContent).toContain("The passwords are still in the fields");
  expect(note.textContent).not.toMatch(/kept/);
  expect(screen.queryByText(/not changed/)).toBeNull();
  expect(screen.getByLabelText(/^New password/)).toHaveProperty("value", "the new one");
});

test("an ended session mentions typed text only if there is some", async () => {
  const api = await startFakeApi();
  const refusal = { message: "Please sign in again.", code: "unauthenticated" } as const;
  api.refuse(`POST ${me}/sign-out-others`, 401, refusal);
  signIn();
  const { user } = openAdmin(pathTo.settings("security"), api);
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await screen.findByRole("link", { name: "Sign in again" });
  expect(screen.queryByText(/What you typed is still here/)).toBeNull();
  await user.click(screen.getByRole("link", { name: "Account" }));
  await user.type(await screen.findByLabelText(/^New password/), "half");
  expect(await screen.findByText(/What you typed is still here/)).toBeTruthy();
});
