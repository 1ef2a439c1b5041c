import { expect, test } from "vitest";
import { reviewsLinkText } from "./reviews-link-text.ts";

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
])("the link %s is said to lead to reviews %s", (link, where) => {
  expect(reviewsLinkText(link)).toBe(`Read our reviews ${where}`);
});
