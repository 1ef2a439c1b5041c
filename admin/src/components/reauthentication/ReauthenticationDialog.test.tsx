import { screen, waitFor, within } from "@testing-library/react";
import type { SecondFactorState } from "shared/accounts/second-factor";
import type { ErrorBody } from "shared/http/errors";
import { expect, test } from "vitest";
import { pathTo } from "../../lib/app/paths.ts";
import { startFakeApi } from "../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../testing/open-admin.tsx";
import { aUser } from "../../testing/records.ts";

const grace = aUser({ username: "grace", role: "user" });
const route = `PUT /api/ibirwa-clients/user/${grace._id}`;
const confirmRoute = "POST /api/ibirwa-clients/me/proof";
const needed: ErrorBody = { message: "Confirm it's you.", code: "proof_required" };
const title = "Confirm it's you";

/** Changes and saves Grace's role while the server requires re-authentication. */
const open = async (factors?: SecondFactorState) => {
  const api = await startFakeApi();
  if (factors) api.answer("GET /api/ibirwa-clients/me/second-factor", factors);
  api.answer(`GET /api/ibirwa-clients/user/${grace._id}`, { user: grace });
  api.refuse(route, 403, needed);
  signIn();
  const { user } = openAdmin(pathTo.updateUser(grace._id), api);
  const role = await screen.findByRole("combobox", { name: /^Role/ });
  await user.clear(role);
  await user.type(role, "admin");
  await user.click(screen.getByRole("button", { name: "Update" }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  const confirm = async (password: string) => {
    const field = dialog.getByLabelText(/^Password/);
    await user.clear(field);
    await user.type(field, `${password}{Enter}`);
  };
  return { api, user, role, dialog, confirm };
};

test("saves the typed changes after a wrong and then the right password", async () => {
  const { api, role, dialog, confirm } = await open();
  expect(dialog.getByLabelText(/^Password/)).toBe(document.activeElement);
  const issues = [{ path: "password", message: "That password isn't right." }];
  api.refuse(confirmRoute, 400, { message: "No.", code: "validation_failed", issues });
  await confirm("a guess");
  expect(await dialog.findByText("That password isn't right.")).toBeTruthy();
  api.refuse(confirmRoute, 429, { message: "Please wait a little.", code: "rate_limited" });
  await confirm("another guess");
  expect(await dialog.findByText("Please wait a little.")).toBeTruthy();
  expect(role).toHaveProperty("value", "admin");

  api.answer(confirmRoute, { message: "Thank you." });
  api.answer(route, { message: "User updated successfully!", user: { ...grace, role: "admin" } });
  await confirm("the right one");
  expect(await screen.findByText("User updated successfully!")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  const [first, second, ...others] = api.requests(route).map(({ body }) => body);
  expect(second).toBe(first);
  expect(others).toEqual([]);
  expect(JSON.parse(api.requests(confirmRoute).at(-1)?.body ?? "")).toEqual({
    password: "the right one",
  });
});

test("says that nothing was done after cancelling and keeps the form", async () => {
  const { api, user, role, dialog } = await open();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(await screen.findByText(/^Not done: you didn't/)).toBeTruthy();
  expect(role).toHaveProperty("value", "admin");
  expect(api.requests(route)).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByRole("dialog", { name: title });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("asks for the second factor instead of the password when the account has one", async () => {
  const { api, user, dialog } = await open({
    totp: { createdAt: "2026-11-20T06:00:00.000Z", lastUsedAt: null },
    passkeys: [],
    recoveryCodesLeft: 10,
    passkeyObstacle: null,
  });
  const code = await dialog.findByLabelText(/^Code from your app/);
  expect(dialog.queryByLabelText(/^Password/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(code));
  api.answer(confirmRoute, { message: "Thank you." });
  await user.keyboard("123456{Enter}");
  await waitFor(() => expect(api.requests(confirmRoute)).toHaveLength(1));
  expect(JSON.parse(api.requests(confirmRoute)[0]?.body ?? "")).toEqual({ code: "123456" });
});

test("offers only the passkey without an authenticator app", async () => {
  const { user, dialog } = await open({
    totp: null,
    passkeys: [
      { _id: "p1", name: "Phone", createdAt: "2026-11-20T06:00:00.000Z", lastUsedAt: null },
    ],
    recoveryCodesLeft: 10,
    passkeyObstacle: null,
  });
  expect(await dialog.findByRole("button", { name: "Use a passkey" })).toBeTruthy();
  expect(dialog.queryByLabelText(/^Password|^Code/)).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("stays open and reports a missing network", async () => {
  const { api, dialog, confirm } = await open();
  api.stop();
  await confirm("the right one");
  expect(await dialog.findByText("No answer from the server. Please try again.")).toBeTruthy();
});

test("downloads a file after re-authentication, with one dialog for two requests", async () => {
  const files = ["inquiries", "contacts"].map((name) => `GET /api/personal-data/${name}`);
  const api = await startFakeApi();
  for (const file of files) api.refuse(file, 403, needed);
  signIn();
  const { user } = openAdmin(pathTo.settings("personal-data"), api);
  for (const name of [/inquiries/i, /messages/i])
    await user.click(await screen.findByRole("button", { name }));
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  for (const file of files) api.answer(file, "Name\nGrace");
  api.answer(confirmRoute, { message: "Thank you." });
  await user.type(dialog.getByLabelText(/^Password/), "the right one{Enter}");
  await waitFor(() =>
    expect(screen.getAllByText(/^The file is in your downloads/)).toHaveLength(2),
  );
  expect(api.requests(confirmRoute)).toHaveLength(1);
});
