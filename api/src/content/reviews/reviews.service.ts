import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { PublishedDraft } from "shared/content/published-draft";
import { toReviewDocument } from "shared/content/records/records";
import { type Review, type ReviewChange, type ReviewInput, review } from "shared/content/reviews";
import { changesBetween } from "#audit/changes-between.ts";
import type { Actor } from "#platform/actor.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, notFound } from "#platform/errors.ts";
import type { Edit, EditContent } from "#publishing/content-editor.ts";
import { toDeletion } from "#publishing/deleted-records.ts";
import { followVisibility } from "#publishing/follow-edit.ts";
import { publishing } from "#publishing/published-draft.ts";
import { reviews } from "#tables/content.ts";
import { setPositions } from "../set-positions.ts";
import { toReview } from "../snapshot/content.service.ts";

const findOrThrow = async (tx: Transaction, id: string): Promise<Review> => {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id));
  if (!row) throw notFound("Review");
  return toReview(row);
};

const withoutName = ({ name: _, ...review }: Review) => review;

/** Without the guest's name. */
const toSubject = (id: string) => ({ kind: "review", id }) as const;

const toChange = (before: Review | null, after: Review) => ({
  kind: "review" as const,
  id: after._id,
  name: after.name,
  before: before && { document: toReviewDocument(before), updatedAt: before.updatedAt },
  after: toReviewDocument(after),
});

const isHiddenOrShown = (before: Review, after: Review) =>
  before.isShown !== after.isShown &&
  isDeepStrictEqual({ ...before, isShown: after.isShown, updatedAt: after.updatedAt }, after);

/** Adds a review. */
export const insertReview = async (
  tx: Transaction,
  input: ReviewInput,
  at: Date,
): Promise<Edit<Review>> => {
  const id = newId();
  await tx.insert(reviews).values({ id, ...input, createdAt: at.toISOString() });
  const value = await findOrThrow(tx, id);
  const event = { action: "review.created", subject: toSubject(id) } as const;
  return { value, event, records: [toChange(null, value)] };
};

/** Changes a review. 409 when `readAt` is given and no longer the last edit. */
export const changeReview = async (
  tx: Transaction,
  { id, readAt }: { id: string; readAt?: string | undefined },
  input: ReviewInput,
  at: Date,
): Promise<Edit<Review>> => {
  const stored = await findOrThrow(tx, id);
  if (readAt !== undefined && readAt !== stored.updatedAt) throw editConflict(stored);
  const updatedAt = nextVersionTime(stored.updatedAt, at);
  await tx
    .update(reviews)
    .set({ ...input, updatedAt })
    .where(eq(reviews.id, id));
  const value = await findOrThrow(tx, id);
  const changes = changesBetween(withoutName(stored), withoutName(value));
  const event = { action: "review.changed", subject: toSubject(id), ...changes } as const;
  if (isHiddenOrShown(stored, value)) {
    const edit = { from: stored.updatedAt, to: updatedAt, isShown: value.isShown };
    await followVisibility(tx, toSubject(id), edit);
  }
  return { value, event, records: [toChange(stored, value)] };
};

type Deps = { now: () => Date; editContent: EditContent };

/** Guests' reviews. 404 for an id that does not exist. */
export const createReviewsService = ({ now, editContent }: Deps) => ({
  /** Once per key. */
  create: (
    by: Actor,
    input: ReviewInput,
    keyed: KeyedBody | undefined,
    draft: PublishedDraft = {},
  ): Promise<Review> => {
    const add = (tx: Transaction) => insertReview(tx, input, now());
    const request = { route: "reviews", keyed, at: now() };
    return editContent(by, "Added a review", publishing(draft, add), { request, answer: review });
  },

  /** 409 when `readAt` is no longer the last edit. */
  update: (
    by: Actor,
    id: string,
    { readAt, ...input }: ReviewChange,
    draft: PublishedDraft = {},
  ): Promise<Review> => {
    const change = (tx: Transaction) => changeReview(tx, { id, readAt }, input, now());
    return editContent(by, "Changed a review", publishing(draft, change));
  },

  /** Skips reviews that were deleted in between. */
  order: (by: Actor, ids: string[]) =>
    editContent(by, "Changed the order of the reviews", async (tx) => ({
      value: await setPositions(tx, reviews, ids),
      event: { action: "reviews.ordered", after: { ids } },
    })),

  remove: (by: Actor, id: string) =>
    editContent(by, "Deleted a review", async (tx) => {
      const review = await findOrThrow(tx, id);
      const rows = { reviews: await tx.delete(reviews).where(eq(reviews.id, id)).returning() };
      return toDeletion(
        { action: "review.deleted", subject: toSubject(id), before: withoutName(review) },
        { kind: "review", recordId: id, name: review.name, rows },
      );
    }),
});
export type ReviewsService = ReturnType<typeof createReviewsService>;
