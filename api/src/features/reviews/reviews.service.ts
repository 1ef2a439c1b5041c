import { eq } from "drizzle-orm";
import type { Review } from "shared/reviews";
import { newId } from "#db/row-id.ts";
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

type Deps = { writeContent: WriteContent; now: () => Date };

/** Guests' reviews. 404 for an id that does not exist. */
export const createReviewsService = ({ writeContent, now }: Deps) => ({
  /** Stores a review; there is no form for it, the demo content brings some. */
  create: (input: { name: string; comment: string }) =>
    writeContent("Added a review", async (tx) => {
      await tx.insert(reviews).values({ id: newId(), ...input, createdAt: now().toISOString() });
    }),

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
