import { count, eq, inArray } from "drizzle-orm";
import { reviewFormPath } from "shared/inbox/proposals/guest-paths";
import type { ReviewRequest } from "shared/inbox/proposals/review-requests";
import type { Reader } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import { type ReviewRequestRow, receivedReviews, reviewRequests } from "#tables/review-requests.ts";

/** Days for which a link takes reviews. */
export const openDays = 90;

export const getExpiry = ({ askedAt }: Pick<ReviewRequestRow, "askedAt">) =>
  daysBefore(new Date(askedAt), -openDays);

/** Requests by proposal, as the team sees them. */
export const readReviewRequests = async (
  read: Pick<Reader, "select">,
  proposalIds: string[],
  publicUrl: string,
): Promise<Map<string, ReviewRequest>> => {
  const rows = await read
    .select({ request: reviewRequests, received: count(receivedReviews.reviewId) })
    .from(reviewRequests)
    .leftJoin(receivedReviews, eq(receivedReviews.requestId, reviewRequests.id))
    .where(inArray(reviewRequests.proposalId, proposalIds))
    .groupBy(reviewRequests.id);
  return new Map(
    rows.map(({ request, received }) => [
      request.proposalId,
      {
        channel: request.channel,
        link: publicUrl + reviewFormPath(request.token),
        askedAt: request.askedAt,
        remindedAt: request.remindedAt,
        expiresAt: getExpiry(request),
        received,
      },
    ]),
  );
};
