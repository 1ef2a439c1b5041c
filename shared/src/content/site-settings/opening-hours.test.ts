import { expect, test } from "vitest";
import { describeHours, groupHours } from "./opening-hours.ts";

const at = (opens: string, closes: string, ...days: number[]) =>
  days.map((day) => ({ day, opens, closes }));

test.each([
  ["", []],
  ["Monday to Friday, 9 AM - 6 PM", at("09:00", "18:00", 1, 2, 3, 4, 5)],
  ["Saturday, 8:30 AM - 12 PM", at("08:30", "12:00", 6)],
  [
    "Monday to Tuesday, 9 AM - 6 PM; Thursday, 9 AM - 6 PM; Friday, 12 AM - 11:59 PM",
    [...at("00:00", "23:59", 5), ...at("09:00", "18:00", 4, 1, 2)],
  ],
])("describes hours as %j", (text, hours) => {
  expect(describeHours(hours)).toBe(text);
});

test("groups days with the same hours for structured data", () => {
  expect(groupHours([...at("09:00", "18:00", 1, 2, 3), ...at("10:00", "12:00", 7)])).toEqual([
    { days: ["Monday", "Tuesday", "Wednesday"], opens: "09:00", closes: "18:00" },
    { days: ["Sunday"], opens: "10:00", closes: "12:00" },
  ]);
});
