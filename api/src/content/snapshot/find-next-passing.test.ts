import { expect, test } from "vitest";
import { findNextPassing } from "./find-next-passing.ts";

// Kigali is two hours ahead of UTC, without summer time.
const settings = { hours: { timeZone: "Africa/Kigali" } };

const find = (now: string, departures: string[], lastFullDays: string[]) => {
  const facts = { departures: departures.map((date) => ({ date, places: 2 })) };
  const fullDays = lastFullDays.map((to) => ({ to }));
  return findNextPassing({ services: [{ facts }], fullDays, settings }, new Date(now));
};

test.each([
  ["a departure of today", "2099-05-02T10:00:00Z", ["2099-05-01", "2099-05-02"], ["2099-05-03"]],
  ["a full day of today", "2099-05-02T10:00:00Z", ["2099-05-09"], ["2099-05-08", "2099-05-02"]],
  ["a departure at its last moment", "2099-05-02T21:59:59.999Z", ["2099-05-02"], []],
  ["a day that is today only in the company's zone", "2099-05-01T22:00:00Z", ["2099-05-02"], []],
])("names the company's midnight after %s", (_, now, departures, fullDays) => {
  expect(find(now, departures, fullDays)).toBe(Date.parse("2099-05-02T22:00:00Z"));
});

test("names no moment that has come, and none without days", () => {
  expect(find("2099-05-02T22:00:00Z", ["2099-05-02"], ["2099-05-01"])).toBe(Infinity);
  expect(find("2099-05-02T22:00:00Z", [], [])).toBe(Infinity);
});
