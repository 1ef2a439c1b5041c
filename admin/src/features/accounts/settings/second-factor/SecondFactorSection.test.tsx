import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { type SecondFactorState, secondFactorState } from "shared/accounts/second-factor";
import { expect, test } from "vitest";
import { pathTo } from "../../../../lib/app/paths.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../../testing/open-admin.tsx";

const path = "/api/ibirwa-clients/me/second-factor";
const at = "2026-11-20T06:00:00.000Z";
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-000${index}`);
const aState = (changes: Partial<SecondFactorState> = {}) =>
  secondFactorState.parse({
    totp: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    passkeyObstacle: null,
    ...changes,
  });
const withApp = aState({ totp: { createdAt: at, lastUsedAt: null }, recoveryCodesLeft: 10 });

const open = async (state = aState(), screenPath = pathTo.settings("security")) => {
  const api = await startFakeApi();
  api.answer(`GET ${path}`, state);
  api.answer("GET /api/ibirwa-clients/me/sessions", { sessions: [] });
  signIn();
  return { api, ...openAdmin(screenPath, api) };
};

const setUpApp = async ({ api, user }: Awaited<ReturnType<typeof open>>) => {
  const secret = "JBSWY3DPEHPK3PXP";
  api.answer(`POST ${path}/totp`, { secret, uri: `otpauth://totp/Sample?secret=${secret}` });
  await user.click(await screen.findByRole("button", { name: "Set up an authenticator app" }));
  expect(await screen.findByRole("img", { name: /^QR code/ })).toBeTruthy();
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeTruthy();
  const field = screen.getByRole("textbox", { name: /^6-digit code/ });
  expect(document.activeElement).toBe(field);
  await user.type(field, "123456");
  const issue = { path: "code", message: "The code is not right." };
  api.refuse(`POST ${path}/totp/confirm`, 400, {
    code: "validation_failed",
    message: issue.message,
    issues: [issue],
  });
  await user.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText("The code is not right.");
  expect(field).toHaveProperty("value", "123456");
  api.answer(`POST ${path}/totp/confirm`, {
    message: "Set up.",
    token: "a-new-token",
    recoveryCodes,
  });
  api.answer(`GET ${path}`, withApp);
  await user.click(screen.getByRole("button", { name: "Confirm" }));
};

test("sets up an authenticator app with its code and shows the recovery codes once", async () => {
  const opened = await open();
  await setUpApp(opened);
  const notice = await screen.findByRole("alert", { name: "Your recovery codes" });
  expect(document.activeElement).toBe(notice);
  const codes = within(notice);
  for (const code of recoveryCodes) expect(codes.getByText(code)).toBeTruthy();
  expect(localStorage.getItem("token")).toBe("a-new-token");
  await opened.user.click(codes.getByRole("button", { name: "I saved them" }));
  expect(screen.queryByText(recoveryCodes[0] ?? "")).toBeNull();
  expect(await screen.findByText("10 codes left.")).toBeTruthy();
});

test("only an admin with a second factor can require one for all admins", async () => {
  await open();
  const button = await screen.findByRole("switch", { name: /^Every admin needs/ });
  expect(button).toHaveProperty("disabled", true);
  expect(await screen.findByText("Set up your own second factor first.")).toBeTruthy();
  cleanup();
  const again = await open(withApp);
  const route = "PUT /api/settings";
  again.api.answer(route, { message: "Settings saved.", version: "two" });
  await waitFor(() =>
    expect(screen.getByRole("switch", { name: /^Every admin needs/ })).toHaveProperty(
      "disabled",
      false,
    ),
  );
  await again.user.click(screen.getByRole("switch", { name: /^Every admin needs/ }));
  await waitFor(() => expect(again.api.requests(route)).toHaveLength(1));
  expect(JSON.parse(again.api.requests(route)[0]?.body ?? "")).toEqual({
    section: "security",
    version: "one",
    value: { requireSecondFactor: true },
  });
});

test("suggests no setup while the state of the second factor is unknown", async () => {
  const api = await startFakeApi();
  const refusal = { message: "Not now.", code: "unavailable" } as const;
  api.refuse(`GET ${path}`, 503, refusal);
  signIn();
  openAdmin(pathTo.settings("security"), api);
  expect(await screen.findByText("Couldn't load your second factor.")).toBeTruthy();
  expect(screen.queryByText("Set up your own second factor first.")).toBeNull();
});

test("explains why passkeys are unavailable at an IP address", async () => {
  const passkeyObstacle = "Passkeys need a name such as www.example.com.";
  await open(aState({ passkeyObstacle }));
  expect(await screen.findByText(passkeyObstacle)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Add a passkey" })).toBeNull();
});

test("removes a passkey after a confirmation and reports a failure", async () => {
  const passkey = { _id: "1", name: "Phone", createdAt: at, lastUsedAt: null };
  const { api, user } = await open(aState({ passkeys: [passkey], recoveryCodesLeft: 1 }));
  expect(await screen.findByText("1 code left.")).toBeTruthy();
  api.refuse(`DELETE ${path}/passkeys/1`, 503, { message: "Not now.", code: "unavailable" });
  await user.click(screen.getByRole("button", { name: "Remove Phone" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(
    (await screen.findByText("Couldn't remove it. Please try again.")).closest("[role=alert]")
      ?.textContent,
  ).toContain("Not now.");
});

test("renaming a passkey by keyboard focuses the field and returns the focus afterwards", async () => {
  const passkey = { _id: "1", name: "Phone", createdAt: at, lastUsedAt: null };
  const { user } = await open(aState({ passkeys: [passkey] }));
  const button = await screen.findByRole("button", { name: "Rename Phone" });
  button.focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /^Name\b(?! of)/ }));
  screen.getByRole("button", { name: "Cancel" }).focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(button);
});

test("leads an admin through a required setup and continues after the recovery codes", async () => {
  const opened = await open(aState(), "/user-information");
  opened.api.refuse("GET /api/ibirwa-clients/users", 403, {
    code: "second_factor_missing",
    message: "Please set up a second factor first.",
  });
  await screen.findByRole("heading", { name: "Set up a second factor" });
  await setUpApp(opened);
  expect(await screen.findByText(recoveryCodes[0] ?? "")).toBeTruthy();
  opened.api.answer("GET /api/ibirwa-clients/users", {
    users: [],
    total: 0,
    page: 1,
    pageSize: 50,
  });
  await opened.user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() =>
    expect(screen.queryByRole("heading", { name: "Set up a second factor" })).toBeNull(),
  );
});

test("logging out during a required setup asks about unsaved text", async () => {
  const { api, user } = await open(aState(), "/user-information");
  api.refuse("GET /api/ibirwa-clients/users", 403, {
    code: "second_factor_missing",
    message: "Please set up a second factor first.",
  });
  await screen.findByRole("heading", { name: "Set up a second factor" });
  sessionStorage.setItem("draft:inquiry:1", JSON.stringify("half an answer"));
  await user.click(screen.getByRole("button", { name: "Logout" }));
  expect(await screen.findByRole("button", { name: "Discard and log out" })).toBeTruthy();
});
