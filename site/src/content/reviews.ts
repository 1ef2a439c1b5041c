import type { Review } from "shared/reviews";
import { isShape, isString } from "../lib/guards.ts";
import { newestFirst } from "./newest-first.ts";

const isReview = isShape<Review>({
  _id: isString,
  name: isString,
  comment: isString,
  createdAt: isString,
});

const isReviewsBody = isShape<{ reviews: unknown[] }>({
  reviews: (value) => Array.isArray(value),
});

/** Newest first; invalid items are left out. */
export const parseReviews = (body: unknown): Review[] =>
  isReviewsBody(body) ? newestFirst(body.reviews.filter(isReview)) : [];
