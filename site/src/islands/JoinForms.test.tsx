import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { heldAnswer, startApi } from "../testing/start-api.ts";
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

test("shows Sign In first and toggles to Create Account and back", async () => {
  render(<JoinForms />);
  expect(heading()).toBe("Sign In");
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
  expect(heading()).toBe("Create Account");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.org");
  await userEvent.click(screen.getByRole("button", { name: "Sign in instead" }));
  expect(heading()).toBe("Sign In");
});

test("requires email, username and password to create an account", async () => {
  render(<JoinForms />);
  await userEvent.click(screen.getByRole("button", { name: "Create an account" }));
  for (const label of ["Email", "Username", "Password"]) {
    expect(screen.getByLabelText<HTMLInputElement>(label).required).toBe(true);
  }
});

test("says that the account is being created, then opens the sign-in page", async () => {
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

test("the sign-in page points to the email if the site sends mail", async () => {
  const readNotice = async (sendsMail: boolean) => {
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
  expect(await readNotice(true)).toBe(
    "We've sent an email to ada@example.org. Check it if you can't sign in.",
  );
  expect(await readNotice(false)).toBeUndefined();
});

test("treats a success message as a success regardless of the status", async () => {
  await using api = await startApi({ status: 409, body: { message: "Signup successful, ada" } });
  const goTo = await signUp(api.url);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith("/login"));
});

test("shows the server's message after a refusal and keeps the typed text", async () => {
  await using api = await startApi({ status: 409, body: { message: "Email is already taken" } });
  const goTo = await signUp(api.url);
  await waitFor(() => expect(status()).toBe("Email is already taken"));
  expect(screen.getByLabelText<HTMLInputElement>("Username").value).toBe("ada");
  expect(goTo).not.toHaveBeenCalled();
});
