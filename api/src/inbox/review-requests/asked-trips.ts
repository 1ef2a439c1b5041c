import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import { reviewRequests } from "#tables/review-requests.ts";
import { isAcceptedVersion } from "../proposals/reading/proposal-rows.ts";

const { content } = proposalVersions;
const proposedDay = sql`coalesce(${content} ->> 'endsOn', ${content} ->> 'startsOn')`;
const agendaDay = sql`coalesce(${conversations.endsOn}, ${conversations.startsOn})`;

/** The later one of the trip's last day as accepted and as the team moved it since. */
export const lastTripDay = sql<
  string | null
>`max(coalesce(${proposedDay}, ${agendaDay}), coalesce(${agendaDay}, ${proposedDay}))`;

/** Guests that the product may ask on its own: their trip took place as far as the team knows. */
export const mayBeMailed = and(
  eq(proposals.state, "accepted"),
  eq(conversations.box, "inbox"),
  inArray(conversations.state, ["confirmed", "done"]),
  ne(conversations.email, ""),
);

/** Accepted proposals, also of cancelled trips. `endsOn` is `null` if neither the proposal nor the agenda has days. */
export const selectTrips = (tx: Pick<Transaction, "select">, where: SQL | undefined) =>
  tx
    .select({
      proposal: proposals,
      title: sql<string>`${content} ->> 'title'`,
      name: sql<string | null>`coalesce(${proposalVersions.guestName}, ${conversations.name})`,
      email: conversations.email,
      state: conversations.state,
      endsOn: lastTripDay,
    })
    .from(proposals)
    .innerJoin(proposalVersions, isAcceptedVersion)
    .innerJoin(conversations, eq(conversations.id, proposals.conversationId))
    .leftJoin(reviewRequests, eq(reviewRequests.proposalId, proposals.id))
    .where(where)
    .orderBy(proposals.seq);
export type FinishedTrip = Awaited<ReturnType<typeof selectTrips>>[number];
