import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Trip } from "shared/inbox/agenda/agenda";
import { computeBalance } from "shared/inbox/proposals/payment-schedule";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import type { Balance } from "shared/inbox/proposals/proposals";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import { payments, proposals, proposalVersions } from "#tables/proposals.ts";
import { isAcceptedVersion } from "../proposals/reading/proposal-rows.ts";

type Read = Pick<Reader, "select">;

const { content } = proposalVersions;

/** Only these parts of the accepted version: its texts can be long. */
const schedule =
  sql`json_object('currency', ${content} -> '$.currency', 'startsOn', ${content} -> '$.startsOn', 'schedule', ${content} -> '$.schedule')`.mapWith(
    (json: string): Pick<ProposalContent, "schedule" | "startsOn" | "currency"> => JSON.parse(json),
  );

/** The parts of a proposal's total that payments have settled, as JSON. */
export const settledAmounts = sql<string>`(SELECT json_group_array(${payments.settles}) FROM ${payments} WHERE ${and(eq(payments.proposalId, proposals.id), isNull(payments.removedAt))})`;

export type AcceptedBalance = { proposalId: string; conversationId: string; balance: Balance };

/** Money of a trip that is lost, or in the trash, is no longer expected. */
const isExpected = and(eq(conversations.box, "inbox"), ne(conversations.state, "lost"));

/** Reads the balances of the accepted proposals whose money is expected, of all or of some conversations. */
export const readBalances = async (
  read: Read,
  today: string,
  conversationIds?: string[],
): Promise<AcceptedBalance[]> => {
  const { id, conversationId, code, total, acceptance } = proposals;
  const isAsked =
    conversationIds &&
    sql`${conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`;
  const rows = await read
    .select({
      proposalId: id,
      conversationId,
      code,
      total,
      acceptance,
      schedule,
      settled: settledAmounts,
    })
    .from(proposals)
    .innerJoin(proposalVersions, isAcceptedVersion)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(and(eq(proposals.state, "accepted"), isExpected, isAsked));
  return rows.map((row) => ({
    proposalId: row.proposalId,
    conversationId: row.conversationId,
    balance: computeBalance({
      ...{ content: row.schedule, total: row.total ?? 0, code: row.code, today },
      ...(row.acceptance && { acceptedOn: row.acceptance.acceptedOn }),
      settled: JSON.parse(row.settled),
    }),
  }));
};

/** Amounts of different currencies are never added up. */
const sumUp = (balances: Balance[]): Trip["money"] =>
  [...Map.groupBy(balances, ({ currency }) => currency)].map(([currency, some]) => ({
    currency,
    total: sumAmounts(some.map(({ total }) => total)),
    paid: sumAmounts(some.map((balance) => balance.paid)),
    overdue: some.some(({ instalments }) => instalments.some(({ isOverdue }) => isOverdue)),
  }));

/** Reads the totals and payments of trips, by conversation. */
export const readTripMoney = async (
  read: Read,
  today: string,
  conversationIds: string[],
): Promise<Map<string, Trip["money"]>> => {
  const all = await readBalances(read, today, conversationIds);
  const byConversation = Map.groupBy(all, ({ conversationId }) => conversationId);
  return new Map(
    [...byConversation].map(([id, some]) => [id, sumUp(some.map(({ balance }) => balance))]),
  );
};
