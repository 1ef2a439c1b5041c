import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { PublishedDraft } from "shared/content/published-draft";
import { toReviewDocument } from "shared/content/records/records";
import { type Review, type ReviewChange, type ReviewInput, review } from "shared/content/reviews";
import { changesBetween } from "#audit/changes-between.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Actor } from "#platform/actor.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { editConflict, invalidField, notFound } from "#platform/errors.ts";
import type { Edit, EditContent } from "#publishing/content-editor.ts";
import { toDeletion } from "#publishing/deleted-records.ts";
import { followVisibility } from "#publishing/follow-edit.ts";
import { publishing } from "#publishing/published-draft.ts";
import { reviews } from "#tables/content.ts";
import { setPositions } from "../set-positions.ts";
import { selectReviews, toReview } from "../snapshot/to-review.ts";

export type ReviewWriting = { tx: Transaction; at: Date; toImageFields: ToImageFields };

type Finding = Pick<ReviewWriting, "tx" | "toImageFields">;

const findOrThrow = async ({ tx, toImageFields }: Finding, id: string): Promise<Review> => {
  const [row] = await selectReviews(tx, eq(reviews.id, id));
  if (!row) throw notFound("Review");
  return toReview(row, toImageFields);
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

/** Columns that only guests fill in. */
type GuestColumns = Pick<typeof reviews.$inferInsert, "pictureId" | "isVerified" | "mayBeShown">;

/** Adds a review. */
export const insertReview = async (
  { tx, at, toImageFields }: ReviewWriting,
  input: ReviewInput & GuestColumns,
): Promise<Edit<Review>> => {
  const id = newId();
  await tx.insert(reviews).values({ id, ...input, createdAt: at.toISOString() });
  const value = await findOrThrow({ tx, toImageFields }, id);
  const action = value.isVerified ? "review.received" : "review.created";
  return { value, event: { action, subject: toSubject(id) }, records: [toChange(null, value)] };
};

/** A trip that was no tour of the site can be given one once. */
const tourOf = ({ tour }: Review) => (tour === null ? [] : (["tour"] as const));

/** A verified review says what the guest wrote about the guest's tour, and is shown if the guest agreed. */
const refuseAgainstGuest = (stored: Review, input: ReviewInput) => {
  if (input.isShown && !stored.mayBeShown)
    throw invalidField("isShown", "This guest asked you not to publish the review.");
  if (!stored.isVerified) return;
  const fixed = ["comment", "stars", "name", "country", ...tourOf(stored)] as const;
  const changed = fixed.find((field) => input[field] !== stored[field]);
  if (changed)
    throw invalidField(
      changed,
      "A guest wrote this review of a trip, so this can't be changed. You can hide or answer the review.",
    );
};

/**
 * Changes a review. 409 when `readAt` is given and no longer the last edit; 400 for a change of what a guest wrote, and
 * for showing it without the guest's permission.
 */
export const changeReview = async (
  { tx, at, toImageFields }: ReviewWriting,
  { id, readAt }: { id: string; readAt?: string | undefined },
  input: ReviewInput,
): Promise<Edit<Review>> => {
  const stored = await findOrThrow({ tx, toImageFields }, id);
  if (readAt !== undefined && readAt !== stored.updatedAt) throw editConflict(stored);
  refuseAgainstGuest(stored, input);
  const updatedAt = nextVersionTime(stored.updatedAt, at);
  await tx
    .update(reviews)
    .set({ ...input, updatedAt })
    .where(eq(reviews.id, id));
  const value = await findOrThrow({ tx, toImageFields }, id);
  const changes = changesBetween(withoutName(stored), withoutName(value));
  const event = { action: "review.changed", subject: toSubject(id), ...changes } as const;
  if (isHiddenOrShown(stored, value)) {
    const edit = { from: stored.updatedAt, to: updatedAt, isShown: value.isShown };
    await followVisibility(tx, toSubject(id), edit);
  }
  return { value, event, records: [toChange(stored, value)] };
};

type Deps = { now: () => Date; toImageFields: ToImageFields; editContent: EditContent };

/** Guests' reviews. 404 for an id that does not exist. */
export const createReviewsService = ({ now, toImageFields, editContent }: Deps) => ({
  /** Once per key. */
  create: (
    by: Actor,
    input: ReviewInput,
    keyed: KeyedBody | undefined,
    draft: PublishedDraft = {},
  ): Promise<Review> => {
    const add = (tx: Transaction) => insertReview({ tx, at: now(), toImageFields }, input);
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
    const change = (tx: Transaction) =>
      changeReview({ tx, at: now(), toImageFields }, { id, readAt }, input);
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
      const review = await findOrThrow({ tx, toImageFields }, id);
      const rows = { reviews: await tx.delete(reviews).where(eq(reviews.id, id)).returning() };
      return toDeletion(
        // The log outlasts the erasure of a guest's data, so it gets no guest's own words.
        {
          action: "review.deleted",
          subject: toSubject(id),
          ...(!review.isVerified && { before: withoutName(review) }),
        },
        { kind: "review", recordId: id, name: review.name, rows },
      );
    }),
});
export type ReviewsService = ReturnType<typeof createReviewsService>;
