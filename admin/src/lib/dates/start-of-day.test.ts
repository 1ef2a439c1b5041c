import { expect, test } from "vitest";
import { startOfDay } from "./start-of-day.ts";

test.each([
  ["Africa/Kigali", "2026-11-20", 0, "2026-11-19T22:00:00.000Z"],
  ["Africa/Kigali", "2026-11-20", 1, "2026-11-20T22:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29", 0, "2026-03-28T23:00:00.000Z"],
  ["Europe/Berlin", "2026-03-29", 1, "2026-03-29T22:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-20", 0, "2026-11-19T10:00:00.000Z"],
  ["America/New_York", "2026-11-01", 1, "2026-11-02T05:00:00.000Z"],
] as const)("in %s %s, %i days on, begins at its midnight", (zone, day, after, moment) => {
  expect(startOfDay(zone, day, after)).toBe(moment);
});

test("returns no beginning for an invalid day", () => {
  expect(startOfDay("Africa/Kigali", "", 0)).toBeUndefined();
});
