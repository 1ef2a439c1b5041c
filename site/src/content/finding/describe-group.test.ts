import { noFacts } from "shared/content/tours/tour-facts";
import { expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { describeGroup } from "./describe-group.ts";

const short = {
  ...tour,
  facts: {
    ...noFacts,
    duration: { unit: "hours" as const, min: 2, max: 3 },
    level: { grade: "easy" as const, note: null },
  },
};

test("describes the range of lengths and levels, and the lowest price", () => {
  expect(describeGroup("kayak", [short, fullTour])).toBe(
    "2 tours: 2 hours to 2 days, easy to moderate, from US$\u00a045 per person.",
  );
  expect(describeGroup("kayak", [short, short])).toBe("2 tours: 2 to 3 hours, easy.");
});

test("says for which age a family's tours are", () => {
  expect(describeGroup("families", [short])).toBe(
    "1 tour that a child of 8 can join: 2 to 3 hours, easy.",
  );
});

test("counts tours without facts", () => {
  expect(describeGroup("boat", [tour])).toBe("1 tour.");
});
