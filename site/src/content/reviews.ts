import type { Review } from "shared/reviews";
import { holds } from "../lib/has-keys.ts";
import { newestFirst } from "./newest-first.ts";

const isReview = (item: unknown): item is Review => holds(item, "_id", "name", "comment");

/** The reviews of an answer, newest first; none if it holds no list of them. */
export function reviewsOf(body: unknown): Review[] {
  if (!holds(body, "reviews") || !Array.isArray(body.reviews)) return [];
  return newestFirst(body.reviews.filter(isReview));
}
