import type { Review } from "shared/reviews";
import type { reviews } from "#db/schema.ts";

/** A stored review as visitors see it. */
export const toReview = (row: typeof reviews.$inferSelect): Review => ({
  _id: row.id,
  name: row.name,
  comment: row.comment,
  createdAt: row.createdAt,
});
