import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fill } from "../testing/fill.ts";
import { heldAnswer, silentApi, startApi } from "../testing/start-api.ts";
import { ContactForm } from "./ContactForm.tsx";

const success = "Contact information submitted successfully!";
const stored = { status: 201, body: { message: success } };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Submit/ });
const status = () => screen.getByRole("status");
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message");

async function fillIn() {
  await fill(screen.getByLabelText("Name"), "Ada");
  await fill(screen.getByLabelText("Email"), "ada@example.org");
  await fill(message(), "Do you have tandems?");
}

test("works without JavaScript and requires every field", () => {
  render(<ContactForm />);
  expect(button().form?.getAttribute("action")).toBe("/api/contact");
  expect(button().form?.method).toBe("post");
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(fields.map((field) => field.required)).toEqual([true, true, true]);
});

test("disables the form while sending", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise);
  render(<ContactForm api={api.url} goTo={vi.fn()} />);
  await fillIn();
  await userEvent.click(button());
  expect(button().textContent).toBe("Submitting...");
  expect(message().closest("fieldset")?.disabled).toBe(true);
  answer.release();
  await waitFor(() => expect(status().textContent).toBe(success));
});

test("shows the success message in green and opens the home page a second later", async () => {
  await using api = await startApi(stored);
  const goTo = vi.fn();
  render(<ContactForm api={api.url} goTo={goTo} />);
  await fillIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  button().click();
  await waitFor(() => expect(status().textContent).toBe(success));
  expect(status().className).toContain("outcome--success");
  expect(goTo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(goTo).toHaveBeenCalledWith("/");
  expect(api.calls).toMatchObject([
    { body: { name: "Ada", email: "ada@example.org", message: "Do you have tandems?" } },
  ]);
  expect(api.calls[0]?.key).toMatch(/^[\da-f-]{36}$/);
});

test("shows the server's message after a refusal and keeps the typed text", async () => {
  await using api = await startApi({ status: 429, body: { message: "Please wait a while." } });
  const goTo = vi.fn();
  render(<ContactForm api={api.url} goTo={goTo} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(status().textContent).toBe("Error: Please wait a while."));
  expect(status().className).toContain("outcome--failure");
  expect(message().value).toBe("Do you have tandems?");
  expect(goTo).not.toHaveBeenCalled();
});

test("reports a failure to submit without an answer", async () => {
  render(<ContactForm api={silentApi} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(status().textContent).toBe("Error: Failed to submit data"));
  expect(message().value).toBe("Do you have tandems?");
});

test("shows the reasons below rejected fields, focuses the first, and clears a reason after an edit", async () => {
  const issues = [
    { path: "email", message: "Email must be a valid address." },
    { path: "email", message: "Email is odd." },
    { path: "message", message: "Message is required." },
  ];
  await using api = await startApi({ status: 400, body: { message: "Look again.", issues } });
  render(<ContactForm api={api.url} />);
  await fillIn();
  await userEvent.click(button());
  const email = screen.getByLabelText("Email");
  await waitFor(() => expect(email.getAttribute("aria-invalid")).toBe("true"));
  const reason = document.getElementById(email.getAttribute("aria-describedby") ?? "");
  expect(reason?.textContent).toBe("Email must be a valid address.");
  await waitFor(() => expect(document.activeElement).toBe(email));
  expect(screen.getByRole("status").textContent).toBe("Error: Look again.");

  await userEvent.type(email, "x");
  expect(email.hasAttribute("aria-invalid")).toBe(false);
  expect(screen.getByText("Message is required.")).toBeTruthy();
});

test("sends a text that is too long uncut and shows the server's reason", async () => {
  const issue = { path: "message", message: "Message can have 5000 characters at most." };
  const refusal = { message: issue.message, code: "invalid_input", issues: [issue] };
  await using api = await startApi({ status: 400, body: refusal });
  render(<ContactForm api={api.url} goTo={vi.fn()} />);
  await fillIn();
  await userEvent.clear(message());
  await userEvent.click(message());
  await userEvent.paste("a".repeat(5_001));
  await userEvent.click(button());
  await waitFor(() => expect(message().getAttribute("aria-invalid")).toBe("true"));
  expect(message().value).toHaveLength(5_001);
});
