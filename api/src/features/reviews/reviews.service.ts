import { eq } from "drizzle-orm";
import type { Review } from "shared/reviews";
import { reviews } from "#db/schema.ts";
import { notFound } from "../../errors.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";

/** A stored review as visitors see it. */
export const toReview = (row: typeof reviews.$inferSelect): Review => ({
  _id: row.id,
  name: row.name,
  comment: row.comment,
  createdAt: row.createdAt,
});

/** Guests' reviews. 404 for an id that does not exist. */
export const createReviewsService = ({ writeContent }: { writeContent: WriteContent }) => ({
  remove: (id: string) =>
    writeContent("Deleted a review", async (tx) => {
      const removed = await tx
        .delete(reviews)
        .where(eq(reviews.id, id))
        .returning({ id: reviews.id });
      if (removed.length === 0) throw notFound("Review");
    }),
});
export type ReviewsService = ReturnType<typeof createReviewsService>;
