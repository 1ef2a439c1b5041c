import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { TourDuration } from "shared/content/tours/tour-facts";
import { afterEach, expect, test } from "vitest";
import { DepartureChoice } from "../forms/inquiry/DepartureChoice.tsx";
import "../scripts/departures.ts";
import { startApi } from "../testing/start-api.ts";
import { visit } from "../testing/visit.ts";
import { InquiryForm } from "./InquiryForm.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const periods = [
  { from: "2099-05-10", to: "2099-05-12", tour: null },
  { from: "2099-06-01", to: "2099-06-01", tour: "Kayak" },
];
const departures = [
  { date: "2099-05-11", places: 3 },
  { date: "2099-05-20", places: 0 },
];

const open = async (props = {}) => {
  const site = await startApi({ status: 200, body: periods });
  visit(`${site.url}/`);
  render(<InquiryForm promise="Soon." destination="Kayak" {...props} />);
  return site;
};

const openWithDepartures = (duration: TourDuration) =>
  open({ departures, children: <DepartureChoice departures={departures} duration={duration} /> });

const from = () => screen.getByLabelText<HTMLInputElement>("From");
const to = () => screen.getByLabelText<HTMLInputElement>("To");
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.input(field, { target: { value } });
const describe = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";

test.each([
  ["Kayak", "10 May 2099", "", "Sun 10 May 2099"],
  ["Kayak", "9 May 2099", "14 May 2099", "Sun 10 May 2099"],
  ["Kayak", "1 June 2099", "", "Mon 1 Jun 2099"],
])("says beside the date of %s that %s to %s is full, and lets the guest send", async (...row) => {
  const [destination, first, last, day] = row;
  await using site = await open({ destination });
  type(to(), last);
  type(from(), first);
  await waitFor(() =>
    expect(describe(from())).toBe(
      `We're full on ${day}. Send your inquiry anyway: we may find another guide, or suggest days close to it.`,
    ),
  );
  expect(from().checkValidity()).toBe(true);
  expect(site.calls.map(({ path }) => path)).toEqual(["/full-days.json"]);
});

test.each([
  ["Kayak", "13 May 2099"],
  ["Bikes", "1 June 2099"],
])("says nothing for %s on %s", async (destination, day) => {
  await using site = await open({ destination });
  type(from(), day);
  await waitFor(() => expect(site.calls).toHaveLength(1));
  // The file has arrived once a full day is named.
  type(from(), "12 May 2099");
  await waitFor(() => expect(describe(from())).toContain("12 May 2099"));
  type(from(), day);
  expect(describe(from())).toBe("");
});

test("says nothing when the file is missing", async () => {
  await using site = await startApi({ status: 404, body: "" });
  visit(`${site.url}/`);
  render(<InquiryForm promise="Soon." />);
  type(screen.getByLabelText("From"), "10 May 2099");
  await waitFor(() => expect(site.calls).toHaveLength(1));
  expect(describe(from())).toBe("");
});

test("a departure of a tour whose length varies empties the last day", async () => {
  await using site = await openWithDepartures({ unit: "days", min: 2, max: 4 });
  type(to(), "1 May 2099");
  await userEvent.click(screen.getByRole("button", { name: /places? left/ }));
  expect([from().value, to().value]).toEqual(["Mon 11 May 2099", ""]);
  await waitFor(() => expect(site.calls).toHaveLength(1));
});

test("one tap on a departure fills in both dates, also on a full day", async () => {
  await using site = await openWithDepartures({ unit: "days", min: 2, max: null });
  const dates = screen.getByRole("group", { name: "Join a departure" });
  const button = screen.getByRole("button", { name: /places? left/ });
  expect(dates.contains(button)).toBe(true);
  expect(button.textContent).toBe("Mon 11 May 2099 3 places left");
  await userEvent.click(button);
  expect([from().value, to().value]).toEqual(["Mon 11 May 2099", "Tue 12 May 2099"]);
  await waitFor(() => expect(site.calls).toHaveLength(1));
  expect(describe(from())).toBe("");
  type(from(), "20 May 2099");
  await waitFor(() => expect(describe(from())).toContain("We're full on Wed 20 May 2099."));
});
