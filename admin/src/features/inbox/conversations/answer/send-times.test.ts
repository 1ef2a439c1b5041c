import { expect, test } from "vitest";
import { createDateFormat } from "../../../../lib/dates/date-format.ts";
import { findGuestZone } from "./guest-zone.ts";
import { insertText } from "./insert-text.ts";
import { listSendTimes } from "./send-times.ts";

const kigali = createDateFormat("Africa/Kigali");
/** A Saturday evening. */
const now = "2026-11-28T20:30:00.000Z";

test("suggests times by the company's clock", () => {
  expect(listSendTimes(kigali, undefined, now)).toEqual([
    { label: "In 1 hour", at: "2026-11-28T21:30:00.000Z" },
    { label: "Tomorrow 8:00", at: "2026-11-29T06:00:00.000Z" },
    { label: "Monday 8:00", at: "2026-11-30T06:00:00.000Z" },
  ]);
});

test("adds the guest's mornings where their clock differs", () => {
  const times = listSendTimes(kigali, createDateFormat("America/New_York"), now);
  expect(times.map(({ label }) => label)).toEqual([
    "In 1 hour",
    "Tomorrow 8:00",
    "Tomorrow 8:00 for the guest",
    "Monday 8:00",
    "Monday 8:00 for the guest",
  ]);
  expect(times[2]?.at).toBe("2026-11-29T13:00:00.000Z");
});

test("a Sunday's tomorrow is the Monday", () => {
  const times = listSendTimes(kigali, undefined, "2026-11-29T10:00:00.000Z");
  expect(times.map(({ label }) => label)).toEqual(["In 1 hour", "Tomorrow 8:00"]);
});

test.each([
  ["+250788123456", "Africa/Kigali"],
  ["+33612345678", "Europe/Paris"],
  // Several clocks.
  ["+12125550123", undefined],
  // No country.
  ["+999", undefined],
  [undefined, undefined],
])("finds the time zone of %j: %j", (phone, zone) => {
  expect(findGuestZone(phone)).toBe(zone);
});

test.each([
  ["", 0, 0, "New", "New"],
  ["One", 3, 3, "New", "One\n\nNew"],
  ["One two", 4, 4, "New", "One New\n\ntwo"],
  ["One\n\n", 5, 5, "New", "One\n\nNew"],
  ["Two", 0, 0, "New", "New\n\nTwo"],
  ["One two", 4, 7, "New", "One New"],
])("inserts into %j at %i to %i", (text, selectionStart, selectionEnd, inserted, expected) => {
  const result = insertText(text, inserted, { selectionStart, selectionEnd });
  expect(result.text).toBe(expected);
  expect(result.text.slice(result.from, result.to)).toBe(inserted);
});
