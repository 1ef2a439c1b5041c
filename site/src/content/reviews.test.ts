import { expect, test } from "vitest";
import { parseReviews } from "./reviews.ts";

const review = (_id: string, createdAt: string) => ({
  _id,
  name: "Ada",
  country: null,
  month: null,
  comment: "Calm",
  stars: 5,
  tour: null,
  createdAt,
});

test("reviews keep the order of the answer", () => {
  const older = review("1", "2025-01-01T00:00:00.000Z");
  const newer = review("2", "2025-02-01T00:00:00.000Z");
  expect(parseReviews({ reviews: [older, newer] })).toEqual([older, newer]);
});

test.each([null, [], {}, { reviews: "none" }])(
  "an answer without a list, %j, holds none",
  (body) => {
    expect(parseReviews(body as never)).toEqual([]);
  },
);
