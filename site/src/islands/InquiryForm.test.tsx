import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { brokenOff, heldAnswer, silentApi, startApi } from "../testing/start-api.ts";
import "../scripts/calendar.ts";
import { prefillAccount } from "../forms/messages/prefill-account.ts";
import { InquiryForm } from "./InquiryForm.tsx";

const thanks = "Thank you! We've received your inquiry and will reply by email.";
const stored = {
  status: 201,
  body: { message: thanks, inquiry: { _id: "1" }, sendsMail: true },
};
const refused = {
  status: 400,
  body: { message: "Email must be a valid address.", code: "validation_failed" },
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const phone = () => screen.getByLabelText<HTMLInputElement>("Phone or WhatsApp (optional)");
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message (optional)");
const destination = () => screen.getByLabelText<HTMLInputElement>("Destination");
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

test("posts to the API's address without JavaScript", () => {
  render(<InquiryForm promise="We answer soon." />);
  const form = button().form;
  expect(form?.method).toBe("post");
  expect(form?.getAttribute("action")).toBe("/api/inquiries");
});

test("requires everything except name, phone, message, adults and children", () => {
  render(<InquiryForm promise="We answer soon." />);
  const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  const optional = fields.filter((field) => !field.required && !field.closest("[aria-hidden]"));
  expect(optional.map((field) => field.name)).toEqual([
    ...["name", "adults", "childrenAges", "phone", "message"],
  ]);
  expect(email().type).toBe("email");
});

test("folds optional fields on the home page; a tour's page shows them and names the tour", () => {
  const { unmount } = render(<InquiryForm promise="We answer soon." />);
  expect(phone().closest("details")?.open).toBe(false);
  unmount();
  const html = renderToString(<InquiryForm promise="We answer soon." destination="Kayak & more" />);
  expect(html).toContain('value="Kayak &amp; more"');
  render(<InquiryForm promise="We answer soon." destination="Kayak & more" />);
  expect(destination().value).toBe("Kayak & more");
  expect(phone().closest("details")).toBeNull();
  expect([phone().type, phone().autocomplete]).toEqual(["tel", "tel"]);
});

test("sends nothing while a required field is empty", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await submit();
  expect(api.calls).toEqual([]);
});

test("disables button and fields while sending, and the button says so", async () => {
  const answer = heldAnswer(stored);
  await using api = await startApi(answer.promise);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  expect(button().textContent).toBe("Inquire Now");
  await fillIn();
  await submit();
  expect(button().textContent).toBe("Submitting...");
  expect(email().closest("fieldset")?.disabled).toBe(true);
  answer.release();
  await waitFor(() => expect(button().textContent).toBe("Inquire Now"));
  expect(email().closest("fieldset")?.disabled).toBe(false);
});

test("shows the server's message in green and empties the form after an inquiry was accepted", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
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

const summary = () => document.querySelector(".sent")?.textContent;

test("sends phone and message, and keeps the sent inquiry readable until the visitor types", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} destination="Kayak" />);
  await userEvent.type(phone(), "0788 123 456");
  await userEvent.type(message(), "Two of us{Enter}cannot swim.");
  await userEvent.clear(destination());
  await fillIn();
  await submit();
  await waitFor(() => expect(status().textContent).toBe(thanks));
  const optional = { phone: "0788 123 456", message: "Two of us\ncannot swim." };
  expect(api.calls).toMatchObject([{ body: { ...optional, destination: "Napoleon Island" } }]);
  for (const text of [...Object.values(optional), "1 December to 4 December", "Napoleon Island"]) {
    expect(summary()).toContain(text);
  }
  expect(summary()).toContain("We answer soon.");
  expect(document.querySelector(".sent")?.getAttribute("aria-live")).toBe("polite");
  expect(summary()).not.toContain("Name");
  expect(destination().value).toBe("Kayak");
  await userEvent.type(message(), "O");
  expect(summary()).toBe("");
});

test("names the confirmation email and the next step in a lasting notice", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(summary()).toContain("We've got your inquiry"));
  expect(summary()).toContain("We'll email a confirmation to ada@example.org.");
  expect(summary()).toContain("We answer soon.");
});

test("announces no confirmation email without a mail server", async () => {
  await using api = await startApi({ ...stored, body: { ...stored.body, sendsMail: false } });
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(summary()).toContain("We've got your inquiry"));
  expect(summary()).not.toContain("confirmation");
  expect(summary()).toContain("We'll reply to ada@example.org.");
});

test("fills in a signed-in client's name and email, which do not count as typed", async () => {
  localStorage.setItem("token", "a.b.c");
  const store = (role: string) =>
    localStorage.setItem(
      "user",
      JSON.stringify({ username: "Sample client", email: "client@example.org", role }),
    );
  store("user");
  const { unmount } = render(<InquiryForm promise="We answer soon." />);
  const name = () => screen.getByLabelText<HTMLInputElement>("Name (optional)");
  expect([name().value, email().value]).toEqual(["Sample client", "client@example.org"]);
  expect(sessionStorage.length).toBe(0);
  await userEvent.clear(email());
  await userEvent.type(email(), "other@example.org");
  unmount();
  const again = render(<InquiryForm promise="We answer soon." />);
  expect(email().value).toBe("other@example.org");
  again.unmount();
  sessionStorage.clear();
  const signedOut = render(<InquiryForm promise="We answer soon." />);
  localStorage.clear();
  prefillAccount(email().form!);
  expect([name().value, email().value]).toEqual(["", ""]);
  signedOut.unmount();
  localStorage.setItem("token", "a.b.c");
  store("admin");
  render(<InquiryForm promise="We answer soon." />);
  expect(email().value).toBe("");
});

test("does not fill the account's email into a focused field", () => {
  const user = { username: "Sample client", email: "client@example.org", role: "user" };
  const form = document.body.appendChild(document.createElement("form"));
  onTestFinished(() => form.remove());
  form.innerHTML = '<input name="name"><input name="email">';
  const [name, field] = form.querySelectorAll("input");
  localStorage.setItem("token", "a.b.c");
  localStorage.setItem("user", JSON.stringify(user));
  field?.focus();
  prefillAccount(form);
  expect([name?.value, field?.value]).toEqual(["Sample client", ""]);
});

test("hides the sent inquiry once another was typed on the next page, and shows that one on return", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(summary()).toContain("Napoleon Island"));
  sessionStorage.setItem("message:inquiry", JSON.stringify({ texts: { message: "In June?" } }));
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(summary()).toBe(""));
  expect(message().value).toBe("In June?");
});

test("restores typed text in any field after a reload and unfolds it, but not the tour's title", async () => {
  const first = render(<InquiryForm promise="We answer soon." />);
  await userEvent.type(message(), "Two of us");
  first.unmount();
  const again = render(<InquiryForm promise="We answer soon." />);
  expect(message().value).toBe("Two of us");
  expect(message().closest("details")?.open).toBe(true);
  again.unmount();
  sessionStorage.clear();
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  expect(sessionStorage.length).toBe(0);
  expect(message().value).toBe("");
});

test("keeps the drafts of different tours apart", async () => {
  const { unmount } = render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  await userEvent.type(message(), "Two of us");
  unmount();
  render(<InquiryForm promise="We answer soon." destination="Bike" />);
  expect(message().value).toBe("");
  cleanup();
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  expect([destination().value, message().value]).toEqual(["Kayak", "Two of us"]);
});

test("unfolds the phone number to show its error", async () => {
  const issues = [{ path: "phone", message: "Phone must be a phone number." }];
  await using api = await startApi({ ...refused, body: { ...refused.body, issues } });
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  await submit();
  await screen.findByText("Phone must be a phone number.");
  await waitFor(() => expect(phone().closest("details")?.open).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(phone()));
});

test("shows errors next to empty fields and focuses the first", async () => {
  render(<InquiryForm promise="We answer soon." />);
  await userEvent.type(screen.getByLabelText("Number of people"), "2");
  await userEvent.type(destination(), "Napoleon Island");
  await submit();
  const reason = email().validationMessage;
  expect(reason).not.toBe("");
  expect(document.activeElement).toBe(email());
  const noteOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
  expect(noteOf(email())).toBe(reason);
  expect(noteOf(screen.getByPlaceholderText("Checkout Date"))).toBeTruthy();
  expect(noteOf(destination())).toBeUndefined();
  await userEvent.type(email(), "a");
  expect(noteOf(email())).toBeUndefined();
});

test("asks about a past day and a reversed stay, but sends them", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  const [from, to] = [
    screen.getByPlaceholderText("Checkin Date"),
    screen.getByPlaceholderText("Checkout Date"),
  ];
  await userEvent.clear(from);
  await userEvent.type(from, "3 June 2020");
  expect(screen.getByText("That date is in the past. Is it right?")).toBeTruthy();
  await userEvent.clear(from);
  await userEvent.type(from, "3 June 2090");
  await userEvent.clear(to);
  await userEvent.type(to, "1 June 2090");
  const asked = screen.getByText("Your last day is before your first. Is that right?");
  expect(to.getAttribute("aria-describedby")).toBe(asked.id);
  expect(from.getAttribute("aria-describedby")).toBeNull();
  await submit();
  await waitFor(() => expect(status().textContent).toBe(thanks));
  await waitFor(() => expect(asked.textContent).toBe(""));
});

test("writes a day from the browser's calendar in words and stores it", async () => {
  const open = vi.fn();
  HTMLInputElement.prototype.showPicker = open;
  const form = render(<InquiryForm promise="We answer soon." />);
  await userEvent.click(screen.getByRole("button", { name: "Choose a date: From" }));
  expect(open).toHaveBeenCalledOnce();
  const picker = document.querySelector<HTMLInputElement>("input[type=date]")!;
  expect(picker.min).toMatch(/^\d{4}-\d\d-\d\d$/);
  fireEvent.change(picker, { target: { value: "2090-12-05" } });
  expect(screen.getByPlaceholderText<HTMLInputElement>("Checkin Date").value).toBe(
    "Tue 5 Dec 2090",
  );
  form.unmount();
  render(<InquiryForm promise="We answer soon." />);
  expect(screen.getByDisplayValue("Tue 5 Dec 2090")).toBeTruthy();
});

test("sends the inquiry after the calendar was opened on a past day", async () => {
  HTMLInputElement.prototype.showPicker = vi.fn();
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  const from = screen.getByPlaceholderText("Checkin Date");
  await userEvent.clear(from);
  await userEvent.type(from, "3 June 2020");
  await userEvent.click(screen.getByRole("button", { name: "Choose a date: From" }));
  expect(document.querySelector<HTMLInputElement>("input[type=date]")?.value).toBe("");
  await submit();
  await waitFor(() => expect(status().textContent).toBe(thanks));
});

test("shows the server's message in red after a refusal and keeps the typed text", async () => {
  await using api = await startApi(refused);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(status().textContent).toBe("Error: Email must be a valid address."));
  expect(status().className).toContain("outcome--failure");
  expect(email().value).toBe("ada@example.org");
});

test("reports a general error after a failure without a message or answer", async () => {
  await using api = await startApi({ status: 502, body: {} });
  const { rerender } = render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  await submit();
  await waitFor(() => expect(status().textContent).toBe("Error: Something went wrong"));
  rerender(<InquiryForm promise="We answer soon." api={silentApi} />);
  await submit();
  await waitFor(() => expect(button().textContent).toBe("Inquire Now"));
  expect(status().textContent).toBe("Error: Something went wrong");
  expect(email().value).toBe("ada@example.org");
});

test("hides the message after 3 seconds", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
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

test("keeps a refusal that came from a retry until the visitor types", async () => {
  await using api = await startApi(brokenOff, refused);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  button().click();
  await screen.findByText(/^We've saved your message/);
  window.dispatchEvent(new Event("online"));
  const refusal = `Error: ${refused.body.message}`;
  await waitFor(() => expect(status().textContent).toBe(refusal), { timeout: 10_000 });
  // React clears the previous outcome's timer in an effect, after the text has changed.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
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

test("sends the same key with the same text, and another with a changed text", async () => {
  await using api = await startApi(refused);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
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

test("treats an equal inquiry after a success as a new one", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} />);
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
