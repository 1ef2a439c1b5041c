// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pathTo } from "../../paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aUser } from "../../testing/records.ts";

const me = "/api/ibirwa-clients/me";

test("the profile is changed, and the sidebar shows the new name", async () => {
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

test("a changed password keeps this session going with the new token", async () => {
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

test("other sessions are signed out, this one goes on", async () => {
  const api = await startFakeApi();
  api.answer(`POST ${me}/sign-out-others`, { message: "Done.", token: "new-token" });
  signIn();
  const { user } = openAdmin(pathTo.settings("security"), api);
  await user.click(await screen.findByRole("button", { name: "Sign out other sessions" }));
  await waitFor(() => expect(localStorage.getItem("token")).toBe("new-token"));
});

test("a profile that is refused says so in the fixed words, the server's sentence beneath", async () => {
  const api = await startFakeApi();
  api.answer(`GET ${me}`, { user: aUser({ role: "admin" }) });
  api.refuse(`PUT ${me}`, 409, { message: "This e-mail is taken.", code: "conflict" });
  signIn();
  const { user } = openAdmin(pathTo.settings("profile"), api);
  await user.click(await screen.findByRole("button", { name: "Save profile" }));
  expect(await screen.findByText("Failed to update user.")).toBeTruthy();
  expect(screen.getByText("This e-mail is taken.")).toBeTruthy();
});
