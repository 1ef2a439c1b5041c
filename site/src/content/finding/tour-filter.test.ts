import { expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { filterValues, fitsAll } from "./tour-filter.ts";

test("describes a tour by the values that filters compare", () => {
  expect(filterValues(fullTour)).toEqual({
    length: "days",
    price: "USD 45",
    level: "moderate",
    children: undefined,
    month: "1 2 6 7 8 9 12",
  });
});

test.each([
  [{ length: "days", level: "moderate" }, true],
  [{ length: "days", level: "easy" }, false],
  [{ price: "USD 50" }, true],
  [{ price: "USD 40" }, false],
  [{ month: "6" }, true],
  [{ month: "11" }, false],
  [{ children: "yes" }, false],
  [{}, true],
])("%j fits a tour: %j", (chosen, fits) => {
  expect(fitsAll(filterValues(fullTour), Object.entries(chosen))).toBe(fits);
});

test("a tour without facts runs in every month and fits no other filter", () => {
  const values = filterValues(tour);
  expect(fitsAll(values, [["month", "11"]])).toBe(true);
  for (const one of [
    ["length", "day"],
    ["price", "USD 9000"],
    ["level", "easy"],
    ["children", "yes"],
  ] as const)
    expect(fitsAll(values, [one]), one[0]).toBe(false);
});
