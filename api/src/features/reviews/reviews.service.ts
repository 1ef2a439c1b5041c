import { eq } from "drizzle-orm";
import { type Review, type ReviewChange, type ReviewInput, review } from "shared/reviews";
import type { KeyedBody } from "#db/idempotency.ts";
import { newId } from "#db/new-id.ts";
import { nextVersionTime } from "#db/next-version-time.ts";
import { reviews } from "#db/schema/reviews.ts";
import { setPositions } from "#db/set-positions.ts";
import type { Transaction } from "#db/transaction.ts";
import { editConflict, notFound } from "../../lib/errors.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import { toReview } from "../content/content.service.ts";

const findOrThrow = async (tx: Transaction, id: string): Promise<Review> => {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id));
  if (!row) throw notFound("Review");
  return toReview(row);
};

type Deps = { now: () => Date; writeContent: WriteContent };

/** What guests said. 404 for an id that does not exist. */
export const createReviewsService = ({ now, writeContent }: Deps) => ({
  /** Once per key. */
  create: (input: ReviewInput, keyed: KeyedBody | undefined): Promise<Review> => {
    const add = async (tx: Transaction) => {
      const id = newId();
      await tx.insert(reviews).values({ id, ...input, createdAt: now().toISOString() });
      return findOrThrow(tx, id);
    };
    const request = { route: "reviews", keyed, at: now() };
    return writeContent("Added a review", add, { request, answer: review });
  },

  /** 409 when `readAt` is no longer the last edit. */
  update: (id: string, { readAt, ...input }: ReviewChange): Promise<Review> =>
    writeContent("Changed a review", async (tx) => {
      const stored = await findOrThrow(tx, id);
      if (readAt !== stored.updatedAt) throw editConflict(stored);
      const updatedAt = nextVersionTime(stored.updatedAt, now());
      await tx
        .update(reviews)
        .set({ ...input, updatedAt })
        .where(eq(reviews.id, id));
      return findOrThrow(tx, id);
    }),

  /** Reviews that are gone meanwhile are passed over. */
  order: (ids: string[]) =>
    writeContent("Changed the order of the reviews", (tx) => setPositions(tx, reviews, ids)),

  remove: (id: string) =>
    writeContent("Deleted a review", async (tx) => {
      await findOrThrow(tx, id);
      await tx.delete(reviews).where(eq(reviews.id, id));
    }),
});
export type ReviewsService = ReturnType<typeof createReviewsService>;
