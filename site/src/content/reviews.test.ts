import { expect, test } from "vitest";
import { describeChecks, parseReviews, reviewsLinkText } from "./reviews.ts";

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

test("keeps the order of the answer", () => {
  const older = review("1", "2025-01-01T00:00:00.000Z");
  const newer = review("2", "2025-02-01T00:00:00.000Z");
  expect(parseReviews({ reviews: [older, newer] })).toEqual([older, newer]);
});

test.each([null, [], {}, { reviews: "none" }])(
  "reads no reviews from %j, an answer without a list",
  (body) => {
    expect(parseReviews(body as never)).toEqual([]);
  },
);

test.each([
  ["https://google-reviews.example/ibirwa-kivu", "on Google"],
  ["https://www.google.com/maps/place/Ibirwa+Kivu", "on Google"],
  ["https://search.google.co.uk/local/reviews?placeid=1", "on Google"],
  ["https://maps.app.goo.gl/abc", "on Google"],
  ["https://g.page/r/abc/review", "on Google"],
  ["https://www.tripadvisor.com/Attraction_Review-1.html", "on Tripadvisor"],
  ["https://tripadvisor.co.za/Attraction_Review-1.html", "on Tripadvisor"],
  ["https://www.trustpilot.com/review/www.google.com", "elsewhere"],
  ["https://notgoogle.com/reviews", "elsewhere"],
  ["https://tripadvisor.com.reviews.example/1", "elsewhere"],
])("describes the link %s as reviews %s", (link, where) => {
  expect(reviewsLinkText(link)).toBe(`Read our reviews ${where}`);
});

test.each([
  [{ received: 1, shown: 1 }, "1 has come in and 1 is shown."],
  [{ received: 14, shown: 12 }, "14 have come in and 12 are shown."],
])(
  "says in one sentence how reviews are checked, and how many came and are shown: %j",
  (counts, end) => {
    expect(describeChecks(counts)).toBe(
      `Guests write reviews marked “Verified trip” with a personal link that we send after a confirmed trip, and we never change their words: ${end}`,
    );
  },
);
