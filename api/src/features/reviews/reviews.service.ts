import { eq } from "drizzle-orm";
import { reviews } from "#db/schema.ts";
import { notFound } from "../../lib/errors.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";

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
