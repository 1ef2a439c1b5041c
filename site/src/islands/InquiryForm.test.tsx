import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { brokenOff, heldAnswer, silentApi, startApi } from "../testing/start-api.ts";
import { InquiryForm } from "./InquiryForm.tsx";

const thanks = "Thank you! We have received your inquiry and will answer by email.";
const stored = { status: 201, body: { message: thanks, inquiry: { _id: "1" } } };
const refused = {
  status: 400,
  body: { message: "Email must be a valid address.", code: "validation_failed" },
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Inquire|Submitting/ });
const status = () => screen.getByRole("status");

async function fillIn() {
  await userEvent.type(email(), "ada@example.org");
  await userEvent.type(screen.getByLabelText("Destination"), "Napoleon Island");
  await userEvent.type(screen.getByLabelText("Number of people"), "2");
  await userEvent.type(screen.getByPlaceholderText("Checkin Date"), "1 December");
  await userEvent.type(screen.getByPlaceholderText("Checkout Date"), "4 December");
}

const submit = () => userEvent.click(button());

test("the form works without JavaScript: it posts to the API's address", () => {
  render(<InquiryForm />);
  const form = button().form;
  expect(form?.method).toBe("post");
  expect(form?.getAttribute("action")).toBe("/api/inquiries");
});

test("only the name may be left out", () => {
  render(<InquiryForm />);
  const fields = [...document.querySelectorAll("input")];
  const optional = fields.filter((field) => !field.required && !field.closest("[aria-hidden]"));
  expect(optional.map((field) => field.name)).toEqual(["name"]);
  expect(email().type).toBe("email");
});

test("nothing is sent while a required field is empty", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm api={api.url} />);
  await submit();
  expect(api.calls).toEqual([]);
});

test("while it is sent, button and fields are disabled and the button says so", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise);
  render(<InquiryForm api={api.url} />);
  expect(button().textContent).toBe("Inquire Now");
  await fillIn();
  await submit();
  expect(button().textContent).toBe("Submitting...");
  expect(email().closest("fieldset")?.disabled).toBe(true);
  answer.release();
  await waitFor(() => expect(button().textContent).toBe("Inquire Now"));
  expect(email().closest("fieldset")?.disabled).toBe(false);
});

test("an accepted inquiry shows the server's message in green and empties the form", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(status().textContent).toBe(thanks));
  expect(status().className).toContain("outcome--success");
  expect(email().value).toBe("");
  expect(api.calls).toMatchObject([
    {
      method: "POST",
      path: "/api/inquiries",
      body: {
        name: "",
        email: "ada@example.org",
        destination: "Napoleon Island",
        paxNumber: 2,
        checkinDate: "1 December",
        checkoutDate: "4 December",
      },
    },
  ]);
});

test("a refused inquiry shows the server's message in red and keeps what was typed", async () => {
  await using api = await startApi(refused);
  render(<InquiryForm api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(status().textContent).toBe("Error: Email must be a valid address."));
  expect(status().className).toContain("outcome--failure");
  expect(email().value).toBe("ada@example.org");
});

test("a failure without a message, or no answer at all, says that something went wrong", async () => {
  await using api = await startApi({ status: 502, body: {} });
  const { rerender } = render(<InquiryForm api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(status().textContent).toBe("Error: Something went wrong"));
  rerender(<InquiryForm api={silentApi} />);
  await submit();
  await waitFor(() => expect(button().textContent).toBe("Inquire Now"));
  expect(status().textContent).toBe("Error: Something went wrong");
  expect(email().value).toBe("ada@example.org");
});

test("the message goes away after 3 seconds", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm api={api.url} />);
  await fillIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  button().click();
  await waitFor(() => expect(status().textContent).toBe(thanks));
  await waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(2_000);
  expect(status().textContent).toBe(thanks);
  vi.advanceTimersByTime(1_500);
  await waitFor(() => expect(status().textContent).toBe(""));
});

test("a refusal that nobody was waiting for stays until something is typed", async () => {
  await using api = await startApi(brokenOff, refused);
  render(<InquiryForm api={api.url} />);
  await fillIn();
  await submit();
  await screen.findByText(/^Your message is kept here/);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  window.dispatchEvent(new Event("online"));
  const refusal = `Error: ${refused.body.message}`;
  await waitFor(() => expect(status().textContent).toBe(refusal));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(status().textContent).toBe(refusal);
  vi.useRealTimers();
  await userEvent.type(email(), "m");
  expect(status().textContent).toBe("");
});

async function submitAndWait() {
  await submit();
  await waitFor(() => expect(button().textContent).toBe("Inquire Now"));
}

test("sending the same text again carries the same key, a changed text another", async () => {
  await using api = await startApi(refused);
  render(<InquiryForm api={api.url} />);
  await fillIn();
  await submitAndWait();
  await submitAndWait();
  await userEvent.type(screen.getByLabelText("Destination"), " and back");
  await submitAndWait();

  const [first, again, changed] = api.calls.map(({ key }) => key);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test("after a success an equal inquiry is a new one", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm api={api.url} />);
  await fillIn();
  const fields = [...document.querySelectorAll("input")];
  const typed = fields.map(({ value }) => value);
  await submitAndWait();
  fields.forEach((field, index) => {
    field.value = typed[index] ?? "";
  });
  await submitAndWait();

  const [first, second] = api.calls;
  expect(second?.body).toMatchObject({ destination: "Napoleon Island", paxNumber: 2 });
  expect(second?.key).not.toBe(first?.key);
});
