import { expect, test } from "vitest";
import { parseReviews } from "./reviews.ts";

const review = (_id: string, createdAt: string) => ({
  _id,
  name: "Ada",
  comment: "Calm",
  createdAt,
});

test("one damaged review does not take the others away", () => {
  const older = review("1", "2025-01-01T00:00:00.000Z");
  const newer = review("2", "2025-02-01T00:00:00.000Z");
  expect(parseReviews({ reviews: [older, { _id: "3" }, null, newer] })).toEqual([newer, older]);
});

test.each([null, [], {}, { reviews: "none" }])(
  "an answer without a list, %j, holds none",
  (body) => {
    expect(parseReviews(body)).toEqual([]);
  },
);
