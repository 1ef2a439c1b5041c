import { expect, test } from "vitest";
import { stayQuestions } from "../forms/inquiry/StayFields.tsx";
import { dateInWords, readDate, toLocalDay } from "./read-date.ts";

const today = "2026-11-22";

test.each([
  ["Sat 5 Dec 2026", "2026-12-05"],
  ["2026-12-05", "2026-12-05"],
  [" 5 December 2026 ", "2026-12-05"],
  ["Saturday, 5th of December, 2026", "2026-12-05"],
  ["December 5, 2026", "2026-12-05"],
  ["Dec. 5th", "2026-12-05"],
  ["5. Sept", "2027-09-05"],
  ["22 November", "2026-11-22"],
  ["3 June 2020", "2020-06-03"],
])("reads “%s” as %s", (text, iso) => {
  expect(readDate(text, today)).toBe(iso);
});

test.each([
  "",
  "next Saturday",
  "5/12/2026",
  "in June",
  "31 Feb 2027",
  "0 May",
  "5 Foo 2026",
  "2026-13-01",
  "5 Dec 20",
])("does not read the ambiguous or invalid “%s”", (text) => {
  expect(readDate(text, today)).toBeUndefined();
});

test("writes a chosen day in words and reads it back", () => {
  expect(dateInWords("2026-12-05")).toBe("Sat 5 Dec 2026");
  expect(readDate(dateInWords("2027-09-30"), today)).toBe("2027-09-30");
});

test("uses the visitor's own day as today", () => {
  expect(toLocalDay(new Date(2026, 10, 22, 0, 30))).toBe(today);
  expect(toLocalDay(new Date(2026, 10, 22, 23, 30))).toBe(today);
});

const passed = "That date is in the past. Is it right?";
const turned = "Your last day is before your first. Is that right?";

test.each([
  ["5 Dec", "7 Dec", "", ""],
  ["28 Dec", "3 Jan", "", ""],
  ["28 Dec 2027", "2 Jan", "", ""],
  ["28 Dec 2027", "2 Jan 2027", "", turned],
  ["7 Dec", "7 Dec", "", ""],
  ["next week", "5 Dec", "", ""],
  ["7 Dec", "5 Dec", "", turned],
  ["3 June 2026", "5 Dec", passed, ""],
  ["3 June 2020", "5 Dec", passed, ""],
  ["next week", "3 June 2026", "", passed],
])("asks about a stay from %s to %s if it looks wrong", (checkin, checkout, first, second) => {
  expect(stayQuestions({ checkin, checkout }, today)).toEqual({
    checkin: first,
    checkout: second,
  });
});
