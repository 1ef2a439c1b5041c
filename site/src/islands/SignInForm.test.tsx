import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { signOutReasonKey } from "shared/auth";
import { afterEach, expect, test, vi } from "vitest";
import { heldAnswer, silentApi, startApi } from "../testing/start-api.ts";
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

test("email and password are required", () => {
  render(<SignInForm />);
  expect(screen.getByLabelText<HTMLInputElement>("Email")).toMatchObject({
    required: true,
    type: "email",
  });
  expect(password()).toMatchObject({ required: true, type: "password" });
});

test("a password manager finds both fields, and a password can be pasted", async () => {
  render(<SignInForm />);
  expect(screen.getByLabelText<HTMLInputElement>("Email").autocomplete).toBe("username");
  expect(password().autocomplete).toBe("current-password");
  await userEvent.click(password());
  await userEvent.paste("a pasted passphrase");
  expect(password().value).toBe("a pasted passphrase");
});

test("who was signed out is told why, once", async () => {
  const reason = "You were signed out, because nothing was done here for an hour.";
  sessionStorage.setItem(signOutReasonKey, reason);
  render(<SignInForm />);
  expect(await screen.findByText(reason)).toBeTruthy();
  cleanup();
  render(<SignInForm />);
  expect(screen.queryByText(reason)).toBeNull();
});

test("the toggle shows and hides the password", async () => {
  render(<SignInForm />);
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password().type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password().type).toBe("password");
});

test("while signing in, the button says so and the form is disabled", async () => {
  const answer = heldAnswer(sessionAs("user"));
  await using api = await startApi(answer.promise);
  const goTo = await signIn(api.url);
  expect(submitButton().textContent).toBe("Signing In...");
  expect(submitButton().closest("fieldset")?.disabled).toBe(true);
  answer.release();
  await waitFor(() => expect(goTo).toHaveBeenCalled());
});

test("a client's session is kept under exactly two keys, and the gallery opens", async () => {
  await using api = await startApi(sessionAs("user"));
  const goTo = await signIn(api.url);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/gallery"));
  expect(localStorage.length).toBe(2);
  expect(localStorage.getItem("token")).toBe("a.b.c");
  expect(JSON.parse(localStorage.getItem("user") ?? "")).toEqual(userOf("user"));
  expect(api.calls[0]?.body).toEqual({ email: "ada@example.org", password: " secret 1 " });
});

test("an admin goes to the admin panel", async () => {
  await using api = await startApi(sessionAs("admin"));
  const goTo = await signIn(api.url);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/admin-panel"));
});

test("a refused login shows the server's message and stores nothing", async () => {
  await using api = await startApi({ status: 401, body: { message: "Invalid email or password" } });
  const goTo = await signIn(api.url);
  await waitFor(() => expect(status().textContent).toBe("Invalid email or password"));
  expect(localStorage.length).toBe(0);
  expect(goTo).not.toHaveBeenCalled();
});

test("a refusal without a message, and a success without a session, ask to try again", async () => {
  await using api = await startApi({ status: 500, body: {} }, { status: 200, body: {} });
  await signIn(api.url);
  await waitFor(() => expect(status().textContent).toBe("Login failed. Please try again."));
  await userEvent.click(submitButton());
  await waitFor(() => expect(api.calls).toHaveLength(2));
  await waitFor(() => expect(status().textContent).toBe("Login failed. Please try again."));
  expect(localStorage.length).toBe(0);
});

test("no answer points to the connection", async () => {
  await signIn(silentApi);
  const message = "An error occurred. Please check your connection.";
  await waitFor(() => expect(status().textContent).toBe(message));
});
