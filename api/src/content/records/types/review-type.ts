import { eq } from "drizzle-orm";
import { toReviewDocument } from "shared/content/records/records";
import { reviewInput } from "shared/content/reviews";
import type { Transaction } from "#platform/db/transaction.ts";
import { parseInput } from "#platform/parse-input.ts";
import { reviews } from "#tables/content.ts";
import { changeReview, insertReview } from "../../reviews/reviews.service.ts";
import { selectReviews, toReview } from "../../snapshot/to-review.ts";
import type { RecordType, RecordTypeDeps } from "./record-type.ts";

const readRow = async (tx: Pick<Transaction, "select">, id: string) => {
  const [row] = await selectReviews(tx, eq(reviews.id, id));
  return row;
};

const newReview = {
  ...{ position: null, updatedAt: null, answer: null, pictureId: null },
  ...{ isVerified: false, mayBeShown: true },
};

export const createReviewType = ({ now, toImageFields }: RecordTypeDeps): RecordType => ({
  parse: (_id, document) => parseInput(reviewInput, document),

  read: async (tx, id) => {
    const row = await readRow(tx, id);
    if (!row) return undefined;
    const review = toReview(row, toImageFields);
    return { name: review.name, document: toReviewDocument(review), version: review.updatedAt };
  },

  present: async (tx, id, document) => {
    const input = parseInput(reviewInput, document);
    const row = await readRow(tx, id);
    const stored = row?.review ?? { id, ...newReview, createdAt: now().toISOString() };
    const { answer = stored.answer } = input;
    const review = { ...stored, ...input, answer };
    return {
      kind: "review",
      record: toReview({ review, photo: row?.photo ?? null }, toImageFields),
    };
  },

  publish: (tx, id, { document, readAt }) => {
    const input = parseInput(reviewInput, document);
    return readAt === null
      ? insertReview({ tx, at: now(), toImageFields }, input)
      : changeReview({ tx, at: now(), toImageFields }, { id, readAt }, input);
  },
});
