import type { Review } from "shared/reviews";
import { isListOf, isShape, isString } from "../lib/guards.ts";
import { newestFirst } from "./newest-first.ts";

const isReviewList = isShape<{ reviews: Review[] }>({
  reviews: isListOf(
    isShape<Review>({ _id: isString, name: isString, comment: isString, createdAt: isString }),
  ),
});

/** Newest first; none if the answer is no list of reviews. */
export const parseReviews = (body: unknown): Review[] =>
  isReviewList(body) ? newestFirst(body.reviews) : [];
