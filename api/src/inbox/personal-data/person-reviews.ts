import { eq, inArray, type SQL } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { reviews } from "#tables/content.ts";
import { proposals } from "#tables/proposals.ts";
import { trash } from "#tables/records.ts";
import { receivedReviews, reviewRequests } from "#tables/review-requests.ts";
import { getConversationsOfPerson } from "./remove-proposals.ts";

type Read = Pick<Reader, "select">;
type ReviewRow = typeof reviews.$inferSelect;

/** Stored reviews that came by the links of conversations, also those in the trash. */
const readReviews = async (read: Read, conversations: SQL | string[]) => {
  const { reviewId, requestId, receivedAt: at } = receivedReviews;
  const { conversationId } = proposals;
  const rows = await read
    .select({ conversationId, at, review: reviews, deleted: trash.rows })
    .from(receivedReviews)
    .innerJoin(reviewRequests, eq(reviewRequests.id, requestId))
    .innerJoin(proposals, eq(proposals.id, reviewRequests.proposalId))
    .leftJoin(reviews, eq(reviews.id, reviewId))
    .leftJoin(trash, eq(trash.recordId, reviewId))
    .where(inArray(conversationId, conversations));
  return rows.flatMap(({ review, deleted, ...row }) => {
    const stored = review ?? deleted?.reviews?.[0];
    return stored ? [{ ...row, review: stored }] : [];
  });
};

/** Ids of the reviews that came by the links of a person's trips. */
export const findReviewsOfPerson = async (read: Read, key: string) =>
  (await readReviews(read, getConversationsOfPerson(key))).map(({ review }) => review.id);

const writeReview = ({ stars, comment, country, pictureId, mayBeShown, answer }: ReviewRow) =>
  [
    `Review: ${stars} of 5 stars`,
    comment,
    country && `Country: ${country}`,
    pictureId && "With a photo",
    mayBeShown ? "May be published" : "Not to be published",
    answer && `Our answer: ${answer}`,
  ]
    .filter(Boolean)
    .join("\n\n");

/** The reviews by guests of conversations, as lines of their transcripts. */
export const readReviewLines = async (read: Read, conversationIds: string[]) =>
  (await readReviews(read, conversationIds)).map(({ conversationId, at, review }) => ({
    ...{ conversationId, at, kind: "review" as const },
    ...{ by: review.name, channel: null, to: null, text: writeReview(review) },
  }));
