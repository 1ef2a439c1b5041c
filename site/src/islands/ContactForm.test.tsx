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

test("the form works without JavaScript, and every field is required", () => {
  render(<ContactForm />);
  expect(button().form?.getAttribute("action")).toBe("/api/contact");
  expect(button().form?.method).toBe("post");
  const fields = screen.getAllByRole<HTMLInputElement>("textbox");
  expect(fields.map((field) => field.required)).toEqual([true, true, true]);
});

test("while it is sent, the form is disabled", async () => {
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

test("after a success the message shows in green and a second later the home page opens", async () => {
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

test("a refusal shows the server's message and keeps what was typed", async () => {
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

test("no answer is told as a failure to submit", async () => {
  render(<ContactForm api={silentApi} />);
  await fillIn();
  await userEvent.click(button());
  await waitFor(() => expect(status().textContent).toBe("Error: Failed to submit data"));
  expect(message().value).toBe("Do you have tandems?");
});

test("refused fields say why, the first takes the focus, and correcting one clears its reason", async () => {
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

test("a text that is too long is not cut: it stays whole, and the server's reason is shown", async () => {
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
