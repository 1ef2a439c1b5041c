import { expect, test } from "vitest";
import { nextBackup } from "./next-backup.ts";

const hour = 3_600_000;
const kigali = "Africa/Kigali";
const since = new Date("2026-11-20T09:00:00Z");
const next = (at: string, every: number, isGood = true) =>
  nextBackup({ since, last: { at: new Date(at), isGood } }, every, kigali).toISOString();

test("the first backup is made an hour after there is something to back up", () => {
  const first = nextBackup({ since, last: undefined }, 24 * hour, kigali);
  expect(first.toISOString()).toBe("2026-11-20T10:00:00.000Z");
});

test("a daily backup is made at three at night, where the company is", () => {
  const night = "2026-11-21T01:00:00.000Z";
  expect(next("2026-11-20T10:00:00Z", 24 * hour)).toBe(night);
  expect(next("2026-11-20T01:00:30Z", 24 * hour)).toBe(night);
  expect(next("2026-11-20T01:00:30Z", 7 * 24 * hour)).toBe("2026-11-27T01:00:00.000Z");
});

test("a more frequent backup is made whenever it is due", () => {
  expect(next("2026-11-20T10:00:00Z", 6 * hour)).toBe("2026-11-20T16:00:00.000Z");
});

test("one that failed is tried again within the hour", () => {
  expect(next("2026-11-20T10:00:00Z", 24 * hour, false)).toBe("2026-11-20T11:00:00.000Z");
});
