import { and, eq, gte, ne } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import { AppError } from "#platform/errors.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import { receivedReviews, reviewRequests } from "#tables/review-requests.ts";
import { isAcceptedVersion } from "../proposals/reading/proposal-rows.ts";
import { openDays } from "../proposals/reading/read-review-requests.ts";

/** An open request with its accepted trip. The same 404 for a link that is unknown, too old, of a cancelled trip or of a lost guest. */
export const findOpenLink = async (
  read: Pick<Reader, "select" | "$count">,
  token: string,
  at: Date,
) => {
  const [row] = await read
    .select({
      request: reviewRequests,
      content: proposalVersions.content,
      email: conversations.email,
    })
    .from(reviewRequests)
    .innerJoin(proposals, eq(proposals.id, reviewRequests.proposalId))
    .innerJoin(proposalVersions, isAcceptedVersion)
    .innerJoin(conversations, eq(conversations.id, proposals.conversationId))
    .where(
      and(
        eq(reviewRequests.token, token),
        eq(proposals.state, "accepted"),
        ne(conversations.state, "lost"),
        gte(reviewRequests.askedAt, daysBefore(at, openDays)),
      ),
    );
  if (!row)
    throw new AppError(
      "not_found",
      "This link doesn't work. Please check that you opened all of it; links for reviews end after 90 days.",
    );
  const received = await read.$count(
    receivedReviews,
    eq(receivedReviews.requestId, row.request.id),
  );
  return { ...row, isFull: received >= row.content.people };
};
