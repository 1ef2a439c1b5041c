import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { expect, test } from "vitest";
import { replyDeadline } from "./reply-deadline.ts";

type Hours = SiteSettings["hours"];

const open = (day: number, opens = "09:00", closes = "18:00") => ({ day, opens, closes });
const weekdays = [1, 2, 3, 4, 5].map((day) => open(day));
const within = (amount: number, unit: "hours" | "days", hours: Partial<Hours> = {}): Hours => ({
  timeZone: "Africa/Kigali",
  days: weekdays,
  reply: { amount, unit },
  ...hours,
});

/** By the clock of the company: `Fri 2026-11-27 15:00`. */
const asked = (at: string, hours: Hours) => {
  const { timeZone } = hours;
  const due = replyDeadline(
    new Date(Temporal.PlainDateTime.from(at).toZonedDateTime(timeZone).epochMilliseconds),
    hours,
  );
  return (
    due && Temporal.Instant.from(due).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()
  );
};

test("sets no deadline when the owner promises none", () => {
  expect(asked("2026-11-23T10:00", { ...within(1, "hours"), reply: null })).toBeNull();
});

test.each([
  ["in the morning", "2026-11-23T10:30", "2026-11-23T14:30:00"],
  ["in the evening", "2026-11-23T16:00", "2026-11-24T11:00:00"],
  ["at night", "2026-11-24T02:00", "2026-11-24T13:00:00"],
  ["when the office closes", "2026-11-23T18:00", "2026-11-24T13:00:00"],
  ["on Friday evening", "2026-11-27T17:00", "2026-11-30T12:00:00"],
  ["on Sunday", "2026-11-29T12:00", "2026-11-30T13:00:00"],
  ["until the very end of a day", "2026-11-23T14:00", "2026-11-23T18:00:00"],
])("four working hours are counted while the office is open: asked %s", (_, at, due) => {
  expect(asked(at, within(4, "hours"))).toBe(due);
});

test("more working hours than a week has go on in the next week", () => {
  expect(asked("2026-11-23T10:00", within(30, "hours", { days: [open(1), open(3)] }))).toBe(
    "2026-12-02T13:00:00",
  );
  expect(asked("2026-11-24T10:00", within(9, "hours", { days: [open(1)] }))).toBe(
    "2026-11-30T18:00:00",
  );
});

test.each([
  ["in the morning", "2026-11-23T10:30", "2026-11-24T10:30:00"],
  ["at night", "2026-11-24T02:00", "2026-11-25T09:00:00"],
  ["on Friday", "2026-11-27T15:00", "2026-11-30T15:00:00"],
  ["on Saturday", "2026-11-28T15:00", "2026-12-01T09:00:00"],
])("one working day is the same time on the next day of work: asked %s", (_, at, due) => {
  expect(asked(at, within(1, "days"))).toBe(due);
});

test("a short day ends the promise when the office closes, a late one when it opens", () => {
  const short = within(1, "days", { days: [open(5), open(6, "10:00", "12:00")] });
  expect(asked("2026-11-27T16:00", short)).toBe("2026-11-28T12:00:00");
  expect(asked("2026-11-27T09:15", short)).toBe("2026-11-28T10:00:00");
});

test("thirty working days of one day a week are thirty weeks", () => {
  expect(asked("2026-11-23T10:00", within(30, "days", { days: [open(1)] }))).toBe(
    "2027-06-21T10:00:00",
  );
});

test("counts all hours without opening hours", () => {
  expect(asked("2026-11-28T22:00", within(4, "hours", { days: [] }))).toBe("2026-11-29T02:00:00");
  expect(asked("2026-11-28T22:00", within(2, "days", { days: [] }))).toBe("2026-11-30T22:00:00");
});

test("the office opens by its own clock when clocks change", () => {
  const berlin = within(1, "hours", { timeZone: "Europe/Berlin", days: [open(1)] });
  const sunday = new Date("2027-03-28T00:30:00Z");
  expect(replyDeadline(sunday, berlin)).toBe("2027-03-29T08:00:00.000Z");
  expect(replyDeadline(new Date("2027-03-27T12:00:00Z"), { ...berlin, days: [] })).toBe(
    "2027-03-27T13:00:00.000Z",
  );
  const night = within(24, "hours", { timeZone: "Europe/Berlin", days: [] });
  expect(replyDeadline(new Date("2027-03-27T12:00:00Z"), night)).toBe("2027-03-28T12:00:00.000Z");
  const nextDay = { ...night, reply: { amount: 1, unit: "days" as const } };
  expect(replyDeadline(new Date("2027-03-27T12:00:00Z"), nextDay)).toBe("2027-03-28T11:00:00.000Z");
});

test("hours are counted by the clock on the wall in the night when it changes, too", () => {
  const early = { timeZone: "Europe/Berlin", days: [open(7, "02:15", "02:45"), open(1)] };
  const due = replyDeadline(new Date("2027-03-27T20:00:00Z"), within(1, "hours", early));
  expect(due).toBe("2027-03-29T07:30:00.000Z");
});
