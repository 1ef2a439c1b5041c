import { eq } from "drizzle-orm";
import { toReviewDocument } from "shared/content/records/records";
import { reviewInput } from "shared/content/reviews";
import type { Transaction } from "#platform/db/transaction.ts";
import { parseInput } from "#platform/parse-input.ts";
import { reviews } from "#tables/content.ts";
import { changeReview, insertReview } from "../../reviews/reviews.service.ts";
import { toReview } from "../../snapshot/content.service.ts";
import type { RecordType, RecordTypeDeps } from "./record-type.ts";

const readRow = async (tx: Pick<Transaction, "select">, id: string) => {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id));
  return row;
};

export const createReviewType = ({ now }: Pick<RecordTypeDeps, "now">): RecordType => ({
  parse: (_id, document) => parseInput(reviewInput, document),

  read: async (tx, id) => {
    const row = await readRow(tx, id);
    if (!row) return undefined;
    const review = toReview(row);
    return { name: review.name, document: toReviewDocument(review), version: review.updatedAt };
  },

  present: async (tx, id, document) => {
    const input = parseInput(reviewInput, document);
    const row = await readRow(tx, id);
    const stored = row ?? { id, position: null, createdAt: now().toISOString(), updatedAt: null };
    return { kind: "review", record: toReview({ ...stored, ...input }) };
  },

  publish: (tx, id, { document, readAt }) => {
    const input = parseInput(reviewInput, document);
    return readAt === null
      ? insertReview(tx, input, now())
      : changeReview(tx, { id, readAt }, input, now());
  },
});
