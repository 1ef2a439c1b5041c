import type { Review } from "shared/reviews";
import { isNullOr, isNumber, isShape, isString } from "../lib/guards.ts";

/** What a page says of a review. */
export type ShownReview = Pick<
  Review,
  "_id" | "name" | "country" | "month" | "comment" | "stars" | "tour" | "createdAt"
>;

const isReview = isShape<ShownReview>({
  _id: isString,
  name: isString,
  country: isNullOr(isString),
  month: isNullOr(isString),
  comment: isString,
  stars: isNullOr(isNumber),
  tour: isNullOr(isString),
  createdAt: isString,
});

const isReviewsBody = isShape<{ reviews: unknown[] }>({
  reviews: (value) => Array.isArray(value),
});

/** Invalid items are left out. */
export const parseReviews = (body: unknown): ShownReview[] =>
  isReviewsBody(body) ? body.reviews.filter(isReview) : [];
