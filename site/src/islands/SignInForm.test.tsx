import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { signInNoticeKey } from "shared/accounts/auth";
import { afterEach, expect, test, vi } from "vitest";
import { heldAnswer, startApi } from "../testing/start-api.ts";
import { SignInForm } from "./SignInForm.tsx";

const userOf = (role: string) => ({
  _id: "1",
  username: "ada",
  email: "ada@example.org",
  role,
  blocked: false,
  createdAt: "2026-10-01T08:00:00.000Z",
});
const sessionAs = (role: string) => ({
  status: 200,
  body: { message: "Welcome", token: "a.b.c", user: userOf(role) },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const password = () => screen.getByLabelText<HTMLInputElement>("Password");
const submitButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Sign/ });
const status = () => screen.getByRole("status");

async function signIn(api: string, goTo = vi.fn()) {
  render(<SignInForm api={api} goTo={goTo} />);
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.org");
  await userEvent.type(password(), " secret 1 ");
  await userEvent.click(submitButton());
  return goTo;
}

test("requires email and password", () => {
  render(<SignInForm />);
  expect(screen.getByLabelText<HTMLInputElement>("Email")).toMatchObject({
    required: true,
    type: "email",
  });
  expect(password()).toMatchObject({ required: true, type: "password" });
});

test("lets a password manager find both fields and allows pasting a password", async () => {
  render(<SignInForm />);
  expect(screen.getByLabelText<HTMLInputElement>("Email").autocomplete).toBe("username");
  expect(password().autocomplete).toBe("current-password");
  await userEvent.click(password());
  await userEvent.paste("a pasted passphrase");
  expect(password().value).toBe("a pasted passphrase");
});

test("shows the reason of a forced sign-out once", async () => {
  const reason = "You were signed out after an hour without activity.";
  sessionStorage.setItem(signInNoticeKey, reason);
  render(<SignInForm />);
  expect(await screen.findByText(reason)).toBeTruthy();
  cleanup();
  render(<SignInForm />);
  expect(screen.queryByText(reason)).toBeNull();
});

test("shows and hides the password with the toggle", async () => {
  render(<SignInForm />);
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password().type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password().type).toBe("password");
});

test("disables the form while signing in, and the button says so", async () => {
  const answer = heldAnswer(sessionAs("user"));
  await using api = await startApi(answer.promise);
  const goTo = await signIn(api.url);
  expect(submitButton().textContent).toBe("Signing In...");
  expect(submitButton().closest("fieldset")?.disabled).toBe(true);
  answer.release();
  await waitFor(() => expect(goTo).toHaveBeenCalled());
});

test("stores a client's session under exactly two keys and opens the gallery", async () => {
  await using api = await startApi(sessionAs("user"));
  const goTo = await signIn(api.url);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/gallery"));
  expect(localStorage.length).toBe(2);
  expect(localStorage.getItem("token")).toBe("a.b.c");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(userOf("user"));
  expect(api.calls[0]?.body).toEqual({ email: "ada@example.org", password: " secret 1 " });
});

test("opens the admin panel for an admin", async () => {
  await using api = await startApi(sessionAs("admin"));
  const goTo = await signIn(api.url);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/admin-panel"));
});

test("shows the server's message after a refused login and stores nothing", async () => {
  await using api = await startApi({ status: 401, body: { message: "Invalid email or password" } });
  const goTo = await signIn(api.url);
  await waitFor(() => expect(status().textContent).toBe("Invalid email or password"));
  expect(localStorage.length).toBe(0);
  expect(goTo).not.toHaveBeenCalled();
});

test("asks to try again after a refusal without a message or a success without a session", async () => {
  await using api = await startApi({ status: 500, body: {} }, { status: 200, body: {} });
  await signIn(api.url);
  await waitFor(() => expect(status().textContent).toBe("Login failed. Please try again."));
  await userEvent.click(submitButton());
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await waitFor(() => expect(status().textContent).toBe("Login failed. Please try again."));
  expect(localStorage.length).toBe(0);
});

const demand = {
  status: 403,
  body: {
    code: "second_factor_required",
    message: "Please enter the code from your app.",
    ticket: "a-ticket",
    methods: ["totp", "passkey", "recovery"],
  },
};
const wrongCode = {
  status: 400,
  body: {
    message: "The code is not right.",
    issues: [{ path: "code", message: "The code is not right." }],
  },
};

test("asks for a code after the password of an account with a second factor, and keeps a wrong one", async () => {
  await using api = await startApi(demand, wrongCode, sessionAs("admin"));
  const goTo = await signIn(api.url);
  const code = await screen.findByLabelText<HTMLInputElement>(/^Code from your app/);
  expect(code).toMatchObject({ autocomplete: "one-time-code", inputMode: "numeric" });
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, "123456");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByText("The code is not right.");
  expect(code.value).toBe("123456");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/admin-panel"));
  expect(api.calls[1]).toMatchObject({
    path: "/api/ibirwa-clients/login/second-factor",
    body: { ticket: "a-ticket", code: "123456" },
  });
});

test("accepts a recovery code instead of the app, and keeps typed text on the way back", async () => {
  await using api = await startApi(demand, sessionAs("user"));
  const goTo = await signIn(api.url);
  await userEvent.click(await screen.findByRole("button", { name: "Back" }));
  expect(password().value).toBe(" secret 1 ");
  expect(screen.queryByLabelText(/^Code from your app/)).toBeNull();
  cleanup();

  await using again = await startApi(demand, sessionAs("user"));
  await signIn(again.url, goTo);
  await userEvent.click(await screen.findByRole("button", { name: "Use a recovery code" }));
  await userEvent.type(screen.getByLabelText(/^Recovery code/), "abcd-efgh");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/gallery"));
  expect(again.calls[1]?.body).toEqual({ ticket: "a-ticket", recoveryCode: "abcd-efgh" });
});

test("asks for the password again after a sign-in took too long, and says why", async () => {
  const message = "That took too long. Please enter your password again.";
  await using api = await startApi(demand, { status: 401, body: { message } });
  await signIn(api.url);
  await userEvent.type(await screen.findByLabelText(/^Code from your app/), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findByText(message);
  expect(screen.queryByLabelText(/^Code from your app/)).toBeNull();
  expect(password().value).toBe(" secret 1 ");
});
