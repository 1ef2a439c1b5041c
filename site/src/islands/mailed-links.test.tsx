import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { startApi } from "../testing/start-api.ts";
import { AcceptInvitation } from "./AcceptInvitation.tsx";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { ResetPassword } from "./ResetPassword.tsx";
import { SignInForm } from "./SignInForm.tsx";

afterEach(() => {
  cleanup();
  location.hash = "";
});

const endedLink = {
  status: 400,
  body: { message: "This link has expired.", issues: [{ path: "token", message: "Ended." }] },
};
const statuses = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

async function setPassword() {
  await userEvent.type(screen.getByLabelText("Password"), "long enough");
  await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
}

test("a visitor without a password requests a link and reads the server's answer", async () => {
  await using api = await startApi({ status: 202, body: { message: "Sent.", sendsMail: true } });
  render(<ResetPassword api={api.url} />);
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Send link" }));
  await waitFor(() => expect(statuses()).toContain("Sent."));
  expect(api.calls[0]?.body).toEqual({ email: "ada@example.org" });
});

test("sets a password with the mailed link, and the sign-in page confirms it", async () => {
  await using api = await startApi({ status: 200, body: { message: "Done." } });
  location.hash = "#token=abc";
  const goTo = vi.fn();
  render(<ResetPassword api={api.url} goTo={goTo} />);
  await setPassword();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
  expect(api.calls[0]?.body).toEqual({ token: "abc", password: "long enough" });
  cleanup();
  render(<SignInForm />);
  expect(statuses()).toContain("Done.");
});

test("shows an error of the new password once, next to the field", async () => {
  const message = "Choose a password that nobody else would.";
  const issues = [{ path: "password", message }];
  await using api = await startApi({ status: 400, body: { message, issues } });
  location.hash = "#token=abc";
  render(<ResetPassword api={api.url} />);
  await setPassword();
  await screen.findByText(message);
  const field = screen.getByLabelText("Password");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(screen.getAllByText(message)).toHaveLength(1);
});

test("offers another link when the link has expired", async () => {
  await using api = await startApi(endedLink);
  location.hash = "#token=abc";
  render(<ResetPassword api={api.url} />);
  await setPassword();
  await screen.findByRole("button", { name: "Send link" });
  expect(statuses()[0]).toMatch(/^This link has expired/);
});

test("confirms an address with the account's password, not by opening the link", async () => {
  const message = "This is not the password.";
  const issues = [{ path: "password", message }];
  await using api = await startApi(
    { status: 400, body: { message, issues } },
    { status: 200, body: { message: "Confirmed." } },
  );
  location.hash = "#token=abc";
  render(<ConfirmEmail api={api.url} />);
  const field = screen.getByLabelText("Your password");
  expect(api.calls).toHaveLength(0);
  await userEvent.type(field, "a guess{Enter}");
  expect(await screen.findAllByText(message)).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.clear(field);
  await userEvent.type(field, "long enough{Enter}");
  await waitFor(() => expect(statuses()).toEqual(["Confirmed."]));
  expect(api.calls.map(({ body }) => body)).toEqual([
    { token: "abc", password: "a guess" },
    { token: "abc", password: "long enough" },
  ]);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: /^Confirm/ });
  expect(button.disabled).toBe(true);
});

test("confirms an address with a new password if its owner does not know the current one", async () => {
  await using api = await startApi({ status: 200, body: { message: "Confirmed." } });
  location.hash = "#token=abc";
  render(<ConfirmEmail api={api.url} />);
  await userEvent.click(screen.getByRole("button", { name: "Set a new password" }));
  await userEvent.type(screen.getByLabelText("New password"), "long enough{Enter}");
  await waitFor(() => expect(statuses()).toEqual(["Confirmed."]));
  expect(api.calls[0]?.body).toEqual({ token: "abc", newPassword: "long enough" });
});

test("shows why a new password is rejected, and accepts the current one instead", async () => {
  const message = "Confirm with the account's password.";
  const issues = [{ path: "newPassword", message }];
  await using api = await startApi({ status: 400, body: { message, issues } });
  location.hash = "#token=abc";
  render(<ConfirmEmail api={api.url} />);
  await userEvent.click(screen.getByRole("button", { name: "Set a new password" }));
  await userEvent.type(screen.getByLabelText("New password"), "long enough{Enter}");
  expect(await screen.findAllByText(message)).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Use my current password" }));
  expect(screen.getByLabelText("Your password")).toBeTruthy();
  expect(screen.queryByText(message)).toBeNull();
});

test("replaces an expired link with a new one opened in the same tab", async () => {
  await using api = await startApi(endedLink, { status: 200, body: { message: "Done." } });
  location.hash = "#token=old";
  const goTo = vi.fn();
  render(<ResetPassword api={api.url} goTo={goTo} />);
  await setPassword();
  await screen.findByRole("button", { name: "Send link" });
  location.hash = "#token=new";
  await screen.findByRole("button", { name: "Set new password" });
  await setPassword();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
  expect(api.calls.map(({ body }) => body)).toMatchObject([{ token: "old" }, { token: "new" }]);
});

test("confirms a second address with a new link opened in the same tab", async () => {
  await using api = await startApi(
    { status: 200, body: { message: "Confirmed." } },
    { status: 200, body: { message: "Confirmed, too." } },
  );
  const confirm = async () =>
    userEvent.type(await screen.findByLabelText("Your password"), "long enough{Enter}");
  location.hash = "#token=one";
  render(<ConfirmEmail api={api.url} />);
  await confirm();
  await waitFor(() => expect(statuses()).toEqual(["Confirmed."]));
  location.hash = "#token=two";
  await waitFor(() => expect(statuses()).toEqual([""]));
  await confirm();
  await waitFor(() => expect(statuses()).toEqual(["Confirmed, too."]));
  expect(api.calls.map(({ body }) => body)).toMatchObject([{ token: "one" }, { token: "two" }]);
});

test("removes the token from the address bar after reading it", async () => {
  location.hash = "#token=abc";
  render(<ConfirmEmail />);
  await screen.findByRole("button", { name: /^Confirm/ });
  expect(location.href).not.toContain("abc");
});

test("has nothing to confirm without a link", () => {
  render(<ConfirmEmail />);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/the link in the email/)).toBeTruthy();
});

test("accepts an invitation with a name and a password, and the sign-in page confirms it", async () => {
  await using api = await startApi({ status: 200, body: { message: "Welcome!" } });
  location.hash = "#token=abc";
  const goTo = vi.fn();
  render(<AcceptInvitation api={api.url} goTo={goTo} />);
  await userEvent.type(screen.getByLabelText("Your name"), "Grace");
  await userEvent.type(screen.getByLabelText("Choose a password"), "long enough");
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
  expect(api.calls[0]?.body).toEqual({
    token: "abc",
    username: "Grace",
    password: "long enough",
  });
  cleanup();
  render(<SignInForm />);
  expect(statuses()).toContain("Welcome!");
});

test("shows why an invitation can't be accepted any more", async () => {
  await using api = await startApi(endedLink);
  location.hash = "#token=abc";
  render(<AcceptInvitation api={api.url} />);
  await userEvent.type(screen.getByLabelText("Your name"), "Grace");
  await userEvent.type(screen.getByLabelText("Choose a password"), "long enough");
  await userEvent.click(screen.getByRole("button", { name: "Create my account" }));
  await waitFor(() => expect(statuses()).toContain("Ended."));
});
