import { expect, test } from "vitest";
import { dateDoubts } from "./date-doubts.ts";
import { describeStay } from "./describe-stay.ts";
import { writtenDates } from "./written-dates.ts";

test.each([
  ["2026-12-05", "2026-12-08", "Sat 5 – Tue 8 Dec 2026 (3 nights)"],
  ["2026-11-30", "2026-12-01", "Mon 30 Nov – Tue 1 Dec 2026 (1 night)"],
  ["2026-12-30", "2027-01-02", "Wed 30 Dec 2026 – Sat 2 Jan 2027 (3 nights)"],
  ["2026-12-05", "2026-12-05", "Sat 5 Dec 2026"],
  ["2026-12-05", null, "Sat 5 Dec 2026"],
  ["2026-12-08", "2026-12-05", "Tue 8 Dec 2026 – Sat 5 Dec 2026"],
  [null, null, undefined],
])("a stay from %s until %s reads '%s'", (startsOn, endsOn, text) => {
  expect(describeStay({ startsOn, endsOn })).toBe(text);
});

const read = { startsOn: "2026-12-05", endsOn: "2026-12-08" };

test.each([
  ["5 December", "8 December", "5 December – 8 December"],
  ["next weekend", "", "next weekend"],
  ["2026-12-05", "2026-12-08", undefined],
  ["5 December 2026", "Tue, 8 Dec 2026", undefined],
  ["6 December 2026", "8 December 2026", "6 December 2026 – 8 December 2026"],
  [null, null, undefined],
])("a guest who wrote '%s' and '%s' is quoted: '%s'", (checkinDate, checkoutDate, text) => {
  expect(writtenDates({ ...read, checkinDate, checkoutDate })).toBe(text);
});

const written = { checkinDate: "5 Dec", checkoutDate: "8 Dec" };
const twoDays = { unit: "days", min: 2, max: 2 } as const;
const hours = { unit: "hours", min: 3, max: 4 } as const;

test.each([
  [{}, []],
  [{ startsOn: null, endsOn: null }, ["Date unclear"]],
  [{ checkinDate: null, startsOn: null, endsOn: null }, []],
  [{ startsOn: "2026-11-19" }, ["This date was already past when they asked"]],
  [{ endsOn: null }, ["Last day unclear"]],
  [{ endsOn: "2026-12-04" }, ["Last day is before the first"]],
  [{ endsOn: "2027-02-04" }, ["Longer than 60 days"]],
  [{ startsOn: "2028-11-21", endsOn: "2028-11-22" }, ["More than two years ahead"]],
  [{ startsOn: "2028-11-20", endsOn: "2028-11-22" }, []],
])("of the dates %j is doubted: %j", (changes, doubts) => {
  const dates = { ...written, ...read, ...changes };
  expect(dateDoubts(dates, { askedOn: "2026-11-20" })).toEqual(doubts);
});

test.each([
  ["2026-12-05", twoDays, ["Shorter than the tour (2 days)"]],
  ["2026-12-06", twoDays, []],
  ["2026-12-15", twoDays, []],
  ["2026-12-16", twoDays, ["Much longer than the tour (2 days)"]],
  ["2026-12-05", hours, []],
  ["2026-12-16", { unit: "days", min: 2, max: null }, []],
] as const)("a stay until %s beside a tour of %j: %j", (endsOn, duration, doubts) => {
  const dates = { ...written, startsOn: "2026-12-05", endsOn };
  expect(dateDoubts(dates, { askedOn: "2026-11-20", duration })).toEqual(doubts);
});
