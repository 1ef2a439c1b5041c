import { screen, within } from "@testing-library/react";
import type { TripGuestsPage } from "shared/inbox/proposals/guest-pages";
import { afterEach, expect, test } from "vitest";
import { acceptedPage } from "../../testing/guest-pages.ts";
import { ada, aGuest, tripGuestsPage } from "../../testing/trip-guests.ts";
import { renderProposal, renderTripGuests } from "../render.tsx";

afterEach(() => document.body.replaceChildren());

const show = (page: Partial<TripGuestsPage> = {}) => {
  document.body.innerHTML = renderTripGuests(tripGuestsPage(page)).html;
};

test("asks each question with a label, and requires only the name", () => {
  show();
  const form = document.querySelector("form");
  for (const label of [/^Full name/, /^Age/, /^Diet/, /^Height/, /^Pick-up/, /^Passport number/])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(
    within(screen.getByRole("group", { name: "Can swim" })).getAllByRole("radio"),
  ).toHaveLength(2);
  expect(form?.querySelectorAll("[required]")).toHaveLength(1);
  expect(form?.getAttribute("action")).toBe("/p/AbCdEfGhIjKlMnOpQrStUv/guests/1");
});

test("says who has read the risks instead of asking again", () => {
  const risks = { name: "Ada", at: "2026-12-01T10:00:00.000Z" };
  const guest = aGuest(1, { ...ada, risks, version: 1 });
  show({ open: { guest, typed: {}, message: null, field: null } });
  expect(screen.queryByLabelText(/^I have read the risks/)).toBeNull();
  expect(screen.getByText("Read by Ada on 1 December 2026.")).toBeTruthy();
});

test("shows why a form was refused, with what was typed", () => {
  const message = "Age must be a whole number from 0 to 120.";
  const typed = { name: "Ada", age: "140" };
  show({ open: { guest: aGuest(1), typed, message, field: "age" } });
  const wrong = document.querySelectorAll("[aria-invalid]");
  expect([...wrong]).toEqual([screen.getByLabelText(/^Age/)]);
  expect(wrong[0]?.getAttribute("aria-describedby")).toBe(screen.getByText(message).id);
  expect(screen.getByLabelText(/^Age/)).toHaveProperty("defaultValue", "140");
});

test("lists who is filled in and what is missing", () => {
  const risks = { name: "Ada", at: "2026-12-01T10:00:00.000Z" };
  show({
    open: null,
    guests: [
      aGuest(1, { ...ada, risks }),
      aGuest(2, { name: ada.name, answers: { ...ada.answers, age: "" }, risks }),
      aGuest(3),
    ],
  });
  const rows = screen.getAllByRole("listitem").slice(0, 3);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Ada ExampleChangeFilled in",
    "Ada ExampleChangeMissing: age",
    "Person 3Fill inNot filled in yet",
  ]);
  expect(screen.getByText("1 of 3 filled in")).toBeTruthy();
});

test("the page of an accepted trip leads to the details", () => {
  const guests = [{ missing: [] }, { missing: ["Age"] }];
  document.body.innerHTML = renderProposal(acceptedPage({ guests })).html;
  const link = screen.getByRole("link", { name: "Fill in the details" });
  expect(link.getAttribute("href")).toBe("/p/AbCdEfGhIjKlMnOpQrStUv/guests");
  expect(screen.getByText("1 of 2 filled in")).toBeTruthy();
  document.body.innerHTML = renderProposal(acceptedPage()).html;
  expect(screen.queryByRole("link", { name: /details/ })).toBeNull();
});
