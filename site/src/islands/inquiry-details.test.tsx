import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { endSession } from "../lib/session/end-session.ts";
import { startApi } from "../testing/start-api.ts";
import { InquiryForm } from "./InquiryForm.tsx";

const thanks = "Thank you! We've received your inquiry and will reply by email.";
const stored = {
  status: 201,
  body: { message: thanks, inquiry: { _id: "1" }, sendsMail: true },
};
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const email = () => screen.getByLabelText<HTMLInputElement>("Email");
const phone = () => screen.getByLabelText<HTMLInputElement>("Phone or WhatsApp (optional)");
const message = () => screen.getByLabelText<HTMLTextAreaElement>("Message (optional)");
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

const summary = () => document.querySelector(".sent")?.textContent;
const day = () => screen.getByLabelText<HTMLInputElement>("Date");

test("asks for one date of a day tour and sends it as both days", async () => {
  await using api = await startApi(stored);
  render(<InquiryForm promise="We answer soon." api={api.url} destination="Kayak" isOneDay />);
  expect(screen.queryByPlaceholderText("Checkout Date")).toBeNull();
  await userEvent.type(email(), "ada@example.org");
  await userEvent.type(screen.getByLabelText("Number of people"), "2");
  await userEvent.type(day(), "1 December");
  await submit();
  await waitFor(() => expect(summary()).toContain("1 December"));
  expect(summary()).not.toContain("1 December to");
  const dates = { checkinDate: "1 December", checkoutDate: "1 December" };
  expect(api.calls).toMatchObject([{ body: dates }]);
});

test("asks for the last day of a day tour without JavaScript", () => {
  const html = renderToString(
    <InquiryForm promise="We answer soon." destination="Kayak" isOneDay />,
  );
  expect(html).toMatch(/<noscript>.*name="checkoutDate".*<\/noscript>/s);
});

test("sends adults and the ages of children, and shows the reason for a refused age", async () => {
  const reason = "Children's ages must be whole numbers from 0 to 17, such as 4, 9.";
  const issues = [{ path: "childrenAges", message: reason }];
  await using api = await startApi({
    status: 400,
    body: { message: reason, code: "validation_failed", issues },
  });
  render(<InquiryForm promise="We answer soon." api={api.url} />);
  await fillIn();
  const ages = screen.getByLabelText<HTMLInputElement>("Children's ages (optional)");
  await userEvent.type(screen.getByLabelText("Adults (optional)"), "2");
  await userEvent.type(ages, "4, 140");
  await submit();
  await waitFor(() => expect(ages.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText(reason)).toBeTruthy();
  expect(ages.closest("details")?.open).toBe(true);
  expect(api.calls).toMatchObject([{ body: { adults: "2", childrenAges: "4, 140" } }]);
});

test("fills in the number of people from adults and children, and follows corrections", async () => {
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  const people = screen.getByLabelText<HTMLInputElement>("Number of people");
  const adults = screen.getByLabelText("Adults (optional)");
  await userEvent.type(adults, "12");
  expect(people.value).toBe("12");
  await userEvent.clear(adults);
  await userEvent.type(adults, "2");
  expect(people.value).toBe("2");
  await userEvent.type(screen.getByLabelText("Children's ages (optional)"), "4, 9");
  expect(people.value).toBe("4");
  expect(JSON.parse(sessionStorage.getItem("guest-details") ?? "")).toMatchObject({
    adults: "2",
    childrenAges: "4, 9",
    paxNumber: "4",
  });
});

test("keeps the typed number of people while only a part of the group is named", async () => {
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  const people = screen.getByLabelText<HTMLInputElement>("Number of people");
  await userEvent.type(people, "4");
  await userEvent.type(screen.getByLabelText("Adults (optional)"), "2");
  expect(people.value).toBe("4");
  await userEvent.type(screen.getByLabelText("Children's ages (optional)"), "7");
  expect(people.value).toBe("3");
});

const values = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>("input[name]")].map((one) => [
      one.name,
      one.value,
    ]),
  );
const typed = { email: "ada@example.org", paxNumber: "2", checkinDate: "1 December" };

test("keeps the guest's details and dates for the form of another tour", async () => {
  const { unmount } = render(<InquiryForm promise="We answer soon." />);
  await fillIn();
  await userEvent.type(phone(), "0788 123 456");
  unmount();
  render(<InquiryForm promise="We answer soon." destination="Kayak" isOneDay />);
  expect(values()).toMatchObject({ ...typed, phone: "0788 123 456", destination: "Kayak" });
});

test("does not count kept details as typed text until the visitor types", async () => {
  const { unmount } = render(<InquiryForm promise="We answer soon." />);
  await fillIn();
  unmount();
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  expect(Object.keys(sessionStorage).sort()).toEqual(["guest-details", "message:inquiry"]);
  await userEvent.type(message(), "Hi");
  const draft = JSON.parse(sessionStorage.getItem("message:inquiry:Kayak") ?? "");
  expect(draft.texts).toMatchObject({ ...typed, message: "Hi" });
});

test("forgets the guest's details when the visitor signs out", async () => {
  await using api = await startApi({ status: 200, body: { message: "Bye.", isStored: true } });
  const { unmount } = render(<InquiryForm promise="We answer soon." />);
  await fillIn();
  unmount();
  await endSession(api.url);
  render(<InquiryForm promise="We answer soon." destination="Kayak" />);
  expect(values()).toMatchObject({ email: "", paxNumber: "", checkinDate: "" });
});

test("empties the form after sending, and keeps the guest's details without the dates", async () => {
  await using api = await startApi(stored);
  const { unmount } = render(<InquiryForm promise="We answer soon." />);
  await fillIn();
  unmount();
  const next = render(<InquiryForm promise="We answer soon." api={api.url} destination="Kayak" />);
  await submit();
  await waitFor(() => expect(status().textContent).toBe(thanks));
  expect(api.calls).toMatchObject([{ body: { ...typed, paxNumber: 2, destination: "Kayak" } }]);
  expect(values()).toMatchObject({ email: "", paxNumber: "", checkinDate: "" });
  next.unmount();
  render(<InquiryForm promise="We answer soon." destination="Boat" />);
  expect(values()).toMatchObject({ email: typed.email, paxNumber: "2", checkinDate: "" });
});
