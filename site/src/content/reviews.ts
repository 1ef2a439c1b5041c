import type { Review } from "shared/reviews";

/** What a page says of a review. */
export type ShownReview = Pick<
  Review,
  "_id" | "name" | "country" | "month" | "comment" | "stars" | "tour" | "createdAt"
>;

/** An answer without a list has no reviews; what is no review is left out. */
export const parseReviews = (
  body: { reviews?: ShownReview[] } | null | undefined,
): ShownReview[] =>
  Array.isArray(body?.reviews) ? body.reviews.filter((review) => review?.comment) : [];
