import { expect, test } from "vitest";
import { lastDays } from "./last-days.ts";

const midnight = new Date("2026-11-20T22:00:00.000Z");

test("a day begins at the company's midnight, not at that of UTC", () => {
  expect(lastDays(2, midnight, "Africa/Kigali")).toEqual([
    { date: "2026-11-20", from: "2026-11-19T22:00:00.000Z", until: "2026-11-20T22:00:00.000Z" },
    { date: "2026-11-21", from: "2026-11-20T22:00:00.000Z", until: "2026-11-21T22:00:00.000Z" },
  ]);
  const before = new Date(midnight.getTime() - 1);
  expect(lastDays(1, before, "Africa/Kigali")).toMatchObject([{ date: "2026-11-20" }]);
});

test("the day on which the clocks change has 23 or 25 hours, and none is lost", () => {
  const days = lastDays(300, midnight, "America/Santiago");
  const hours = days.map(({ from, until }) => (Date.parse(until) - Date.parse(from)) / 3_600_000);
  expect([...new Set(hours)].sort()).toEqual([23, 24, 25]);
  for (const [index, { from }] of days.entries())
    if (index > 0) expect(from).toBe(days[index - 1]?.until);
});
