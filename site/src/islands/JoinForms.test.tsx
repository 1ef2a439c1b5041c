import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { heldAnswer, silentApi, startApi } from "../testing/start-api.ts";
import { JoinForms } from "./JoinForms.tsx";
import { SignInForm } from "./SignInForm.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const heading = () => screen.getByRole("heading").textContent;
const status = () => screen.getByRole("status").textContent;
const createButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Creat.*count/ });

async function signUp(api: string, goTo = vi.fn()) {
  render(<JoinForms api={api} goTo={goTo} />);
  await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.org");
  await userEvent.type(screen.getByLabelText("Username"), "ada");
  await userEvent.type(screen.getByLabelText("Password"), "long enough");
  await userEvent.click(createButton());
  return goTo;
}

test("Sign In shows first, and the toggle leads to Create Account and back", async () => {
  render(<JoinForms />);
  expect(heading()).toBe("Sign In");
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
  expect(heading()).toBe("Create Account");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Sign in instead" }));
  expect(heading()).toBe("Sign In");
});

test("email, username and password are required to create an account", async () => {
  render(<JoinForms />);
  await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
  for (const label of ["Email", "Username", "Password"]) {
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
  }
});

test("while the account is created the button says so; then the sign-in page opens", async () => {
  const answer = heldAnswer({ status: 201, body: { message: "Signup successful" } });
  await using api = await startApi(answer.promise);
  const goTo = await signUp(api.url);
  expect(createButton().textContent).toBe("Creating Account...");
  expect(createButton().closest("fieldset")?.disabled).toBe(true);
  answer.release();
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
  expect(api.calls).toMatchObject([
    {
      path: "/api/ibirwa-clients/signup",
      body: { email: "ada@example.org", username: "ada", password: "long enough" },
    },
  ]);
});

test("the sign-in page then says where to look, if the site sends mails", async () => {
  const told = async (sendsMail: boolean) => {
    const body = { message: "Signup successful", sendsMail };
    await using api = await startApi({ status: 201, body });
    const goTo = await signUp(api.url);
    await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
    cleanup();
    render(<SignInForm />);
    const notice = screen.queryByText(/mail/, { selector: ".notice" })?.textContent;
    cleanup();
    return notice;
  };
  expect(await told(true)).toBe(
    "We've sent an email to ada@example.org. Check it if you can't sign in.",
  );
  expect(await told(false)).toBeUndefined();
});

test("a message that tells of success counts as one whatever the status", async () => {
  await using api = await startApi({ status: 409, body: { message: "Signup successful, ada" } });
  const goTo = await signUp(api.url);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
});

test("a refusal shows the server's message and keeps what was typed", async () => {
  await using api = await startApi({ status: 409, body: { message: "Email is already taken" } });
  const goTo = await signUp(api.url);
  await waitFor(() => expect(status()).toBe("Email is already taken"));
  expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("ada");
  expect(goTo).not.toHaveBeenCalled();
});

test("a refusal without a message says that the signup failed", async () => {
  await using api = await startApi({ status: 500, body: {} });
  await signUp(api.url);
  await waitFor(() => expect(status()).toBe("Signup failed"));
});

test("no answer is told with its detail", async () => {
  await signUp(silentApi);
  await waitFor(() => expect(status()).toMatch(/^An error occurred: .+/));
});
