import { expect, test } from "vitest";
import { digestDay } from "./digest-day.ts";

const open = (day: number, opens = "09:00") => ({ day, opens, closes: "18:00" });
const office = { timeZone: "Africa/Kigali", days: [1, 2, 3, 4, 5].map((day) => open(day)) };
const at = (utc: string, hours = office) => digestDay(new Date(utc), hours);

test.each([
  ["before it opens", "2026-11-23T06:59:59Z", undefined],
  ["as it opens", "2026-11-23T07:00:00Z", "2026-11-23"],
  ["an hour later", "2026-11-23T08:59:59Z", "2026-11-23"],
  ["late in the morning", "2026-11-23T09:00:00Z", undefined],
  ["in the evening", "2026-11-23T18:00:00Z", undefined],
  ["on Sunday", "2026-11-22T07:30:00Z", undefined],
])("the morning mail of an office that opens at nine, %s", (_, utc, day) => {
  expect(at(utc)).toBe(day);
});

test("without opening hours the digest is due daily at seven in the company's time zone", () => {
  const always = { timeZone: "Asia/Tokyo", days: [] };
  expect(at("2026-11-21T21:59:00Z", always)).toBeUndefined();
  expect(at("2026-11-21T22:00:00Z", always)).toBe("2026-11-22");
});

test("sends the digest on days when clocks change", () => {
  const berlin = { timeZone: "Europe/Berlin", days: [open(7, "02:30")] };
  expect(at("2027-03-28T00:59:00Z", berlin)).toBeUndefined();
  expect(at("2027-03-28T01:01:00Z", berlin)).toBe("2027-03-28");
});
