import { screen, waitFor } from "@testing-library/react";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aUser, page } from "../../testing/records.ts";

const me = "/api/ibirwa-clients/me";

test("shows an unconfirmed email, resends its confirmation and cancels the change", async () => {
  const api = await startFakeApi();
  const admin = aUser({ role: "admin", email: "old@example.com" });
  const waiting = { ...admin, pendingEmail: "new@example.com" };
  api.answer(`GET ${me}`, { user: admin });
  api.answer(`PUT ${me}`, { message: "Your profile is saved.", user: waiting });
  api.answer(`POST ${me}/pending-email`, { message: "It is on its way again.", user: waiting });
  api.answer(`DELETE ${me}/pending-email`, { message: "It stays.", user: admin });
  signIn(admin);
  const { user } = openAdmin(pathTo.settings("profile"), api);
  const email = await screen.findByLabelText(/^Email/);
  await user.clear(email);
  await user.type(email, "new@example.com");
  await user.click(screen.getByRole("button", { name: "Save profile" }));
  await screen.findByText(/^Waiting for new@example\.com to be confirmed/);
  expect(email).toHaveProperty("value", "old@example.com");
  expect(screen.getByText("Your profile is saved.")).toBeTruthy();

  await user.click(screen.getByRole("button", { name: "Send again" }));
  await screen.findByText("It is on its way again.");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText(/^Waiting/)).toBeNull());
  expect(screen.getByText("It stays.")).toBeTruthy();
});

test("restores a cancelled email change that is requested again", async () => {
  const api = await startFakeApi();
  const admin = aUser({ role: "admin", email: "old@example.com" });
  const waiting = { ...admin, pendingEmail: "new@example.com" };
  api.answer(`GET ${me}`, { user: waiting });
  api.answer(`PUT ${me}`, { message: "Your profile is saved.", user: waiting });
  api.answer(`DELETE ${me}/pending-email`, { message: "It stays.", user: admin });
  signIn(admin);
  const { user } = openAdmin(pathTo.settings("profile"), api);
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await screen.findByText("It stays.");
  const email = screen.getByLabelText(/^Email/);
  await user.clear(email);
  await user.type(email, "new@example.com");
  await user.click(screen.getByRole("button", { name: "Save profile" }));
  await screen.findByText(/^Waiting for new@example\.com to be confirmed/);
  expect(screen.queryByText("It stays.")).toBeNull();
});

test("marks a client with an unconfirmed email and resends the link", async () => {
  const api = await startFakeApi();
  const grace = aUser({ emailConfirmed: false });
  const path = `/api/ibirwa-clients/user/${grace._id}`;
  api.answer("GET /api/ibirwa-clients/users", { users: [grace], ...page(1) });
  api.answer(`GET ${path}`, { user: grace });
  const sentence = "Emails can't be sent yet: no mail server is set up.";
  api.refuse(`POST ${path}/pending-email`, 409, { message: sentence, code: "conflict" });
  signIn();
  const { user } = openAdmin(adminPaths.users, api);
  await screen.findByText("Email not confirmed");
  await user.click(screen.getByRole("link", { name: `Edit ${grace.username}` }));
  await user.click(await screen.findByRole("button", { name: "Send again" }));
  expect(await screen.findByText(sentence)).toBeTruthy();
});
