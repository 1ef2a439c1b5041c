import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { storeSession } from "../lib/session/session.ts";
import { startApi } from "../testing/start-api.ts";
import { CloseAccount } from "./CloseAccount.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const close = async () => {
  await userEvent.type(screen.getByLabelText("Your password"), "the password");
  await userEvent.click(screen.getByRole("button", { name: "Close my account" }));
};

test("closes the account with its password and forgets the session", async () => {
  await using api = await startApi(
    { status: 200, body: { message: "Confirmed." } },
    { status: 200, body: { message: "Your account is closed." } },
  );
  storeSession({ token: "a-token", user: { role: "user" } });
  render(<CloseAccount api={api.url} />);
  await close();
  const closed = await screen.findByRole("heading", { name: "Your account is closed" });
  expect(document.activeElement).toBe(closed);
  expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/ibirwa-clients/me/proof",
    "DELETE /api/ibirwa-clients/me",
  ]);
  expect(api.calls[0]?.body).toEqual({ password: "the password" });
  expect(localStorage.length).toBe(0);
});

test("a wrong password closes nothing", async () => {
  const message = "That password isn't right.";
  const issues = [{ path: "password", message }];
  await using api = await startApi({ status: 400, body: { message, issues } });
  storeSession({ token: "a-token", user: { role: "user" } });
  render(<CloseAccount api={api.url} />);
  await close();
  await screen.findByText(message);
  expect(api.calls).toHaveLength(1);
  expect(localStorage.length).toBe(2);
});

test("asks an account with a second factor for a code", async () => {
  await using api = await startApi(
    { status: 200, body: { message: "Confirmed." } },
    { status: 200, body: { message: "Your account is closed." } },
  );
  const user = { role: "user", hasSecondFactor: true };
  storeSession({ token: "a-token", user });
  render(<CloseAccount api={api.url} />);
  expect(screen.queryByLabelText("Your password")).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Code from your app/), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Close my account" }));
  await screen.findByText("Your account is closed");
  expect(api.calls[0]?.body).toEqual({ code: "123456" });
});

test("sends an admin to the settings of the admin", () => {
  storeSession({ token: "a-token", user: { role: "admin" } });
  render(<CloseAccount />);
  const link = screen.getByRole("link", { name: "close your account in the admin" });
  expect(link.getAttribute("href")).toBe("/admin-settings/account");
  expect(screen.queryByRole("button")).toBeNull();
});

test("asks a visitor without a session to sign in", () => {
  render(<CloseAccount />);
  expect(screen.getByRole("link", { name: "sign in" }).getAttribute("href")).toBe("/login");
});
