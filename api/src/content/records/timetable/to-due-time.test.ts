import { expect, test } from "vitest";
import { toDueTime } from "./to-due-time.ts";

const now = new Date("2026-03-01T09:00:00.000Z");
const berlin = (day: string, time: string) => toDueTime({ day, time }, "Europe/Berlin", now);

test.each([
  ["Africa/Kigali", "2026-12-01", "08:00", "2026-12-01T06:00:00.000Z"],
  ["Europe/Berlin", "2026-03-28", "08:00", "2026-03-28T07:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29", "08:00", "2026-03-29T06:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-12-01", "00:30", "2026-11-30T10:30:00.000Z"],
] as const)("in %s, %s %s is %s", (timeZone, day, time, moment) => {
  const due = toDueTime({ day, time }, timeZone, now);
  expect([due.at.toISOString(), due.isTwice]).toEqual([moment, false]);
});

test("refuses a time that the clocks skip, and accepts the ones around it", () => {
  expect(() => berlin("2026-03-29", "02:30")).toThrow(/Europe\/Berlin skip 02:30 on 2026-03-29/);
  expect(berlin("2026-03-29", "01:59").at.toISOString()).toBe("2026-03-29T00:59:00.000Z");
  expect(berlin("2026-03-29", "03:00").at.toISOString()).toBe("2026-03-29T01:00:00.000Z");
});

test("takes the first of two times when the clocks go back", () => {
  const due = berlin("2026-10-25", "02:30");
  expect([due.at.toISOString(), due.isTwice]).toEqual(["2026-10-25T00:30:00.000Z", true]);
});

test("refuses a time that is past and one that is years ahead", () => {
  expect(() => berlin("2026-03-01", "10:00")).toThrow("This time is past.");
  expect(berlin("2026-03-01", "10:01").at.toISOString()).toBe("2026-03-01T09:01:00.000Z");
  expect(() => berlin("2226-03-01", "10:00")).toThrow("Choose a day in the next two years.");
});
