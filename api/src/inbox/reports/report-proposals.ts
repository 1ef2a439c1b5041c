import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { ProposalFigures, ProposalReport } from "shared/inbox/reports/proposal-figures";
import type { Columns } from "#platform/csv/to-csv.ts";
import type { Reader } from "#platform/db/client.ts";
import { tourServices } from "#tables/content.ts";
import { conversations } from "#tables/conversations.ts";
import { proposals, proposalVersions } from "#tables/proposals.ts";
import { type AcceptedBalance, readBalances, settledAmounts } from "../payments/read-trip-money.ts";
import type { WeekSpan } from "./week-spans.ts";

type Read = Pick<Reader, "select">;

const mostNames = 50;
const dayMilliseconds = 86_400_000;

/** The tour that a proposal was copied from, else the one that the guest typed. */
const tour = sql<
  string | null
>`coalesce((SELECT ${tourServices.title} FROM ${tourServices} WHERE ${tourServices.id} = ${proposalVersions.content} ->> '$.tourId'), trim(${conversations.destination}))`;

/** Those sent within a half-open time, without spam and trash. */
const readSent = (read: Read, start: string, finish: string) =>
  read
    .select({
      id: proposals.id,
      conversationId: proposals.conversationId,
      state: proposals.state,
      sentAt: sql<string>`${proposals.sentAt}`,
      seenAt: proposals.seenAt,
      decidedAt: proposals.decidedAt,
      cancelledAt: proposals.cancelledAt,
      settled: settledAmounts,
      reason: proposals.declinedReason,
      total: sql<number>`ifnull(${proposals.total}, 0)`,
      currency: sql<string>`ifnull(${proposals.currency}, '')`,
      source: conversations.source,
      tour,
    })
    .from(proposals)
    .innerJoin(conversations, eq(conversations.id, proposals.conversationId))
    .leftJoin(
      proposalVersions,
      and(
        eq(proposalVersions.proposalId, proposals.id),
        eq(proposalVersions.number, proposals.currentVersion),
      ),
    )
    .where(
      and(
        gte(proposals.sentAt, start),
        lt(proposals.sentAt, finish),
        eq(conversations.box, "inbox"),
      ),
    )
    .orderBy(asc(proposals.sentAt), asc(proposals.seq));
type SentRow = Awaited<ReturnType<typeof readSent>>[number];

const toFigures = (currency: string, rows: SentRow[]): ProposalFigures => {
  const accepted = rows.filter(({ state }) => state === "accepted");
  const sum = (some: SentRow[]) => sumAmounts(some.map(({ total }) => total));
  return {
    currency,
    sent: rows.length,
    seen: rows.filter(({ seenAt }) => seenAt !== null).length,
    accepted: accepted.length,
    declined: rows.filter(({ state }) => state === "declined").length,
    offered: sum(rows),
    value: sum(accepted),
  };
};

/** Rows by name, whatever its case, and currency; the most frequent first. */
const groupRows = (rows: SentRow[], getName: (row: SentRow) => string | null) =>
  [
    ...Map.groupBy(rows, (row) =>
      JSON.stringify([row.currency, getName(row)?.toLowerCase() ?? null]),
    ).values(),
  ]
    .flatMap((some) => {
      const [first] = some;
      return first ? [{ name: getName(first), ...toFigures(first.currency, some) }] : [];
    })
    .toSorted((a, b) => b.sent - a.sent);

const toMonths = (rows: SentRow[], timeZone: string) =>
  groupRows(rows, ({ sentAt }) => localDay(new Date(sentAt), timeZone).slice(0, 7))
    .map(({ name, ...figures }) => ({ month: name ?? "", ...figures }))
    .toSorted((a, b) => a.month.localeCompare(b.month) || b.sent - a.sent);

const countDays = ({ state, sentAt, decidedAt }: SentRow) =>
  state === "accepted" && decidedAt !== null
    ? Math.max(0, Date.parse(decidedAt) - Date.parse(sentAt)) / dayMilliseconds
    : null;

const toOneDecimal = (number: number) => Math.round(number * 10) / 10;

const findMedian = (rows: SentRow[]) => {
  const days = rows.flatMap((row) => countDays(row) ?? []).toSorted((a, b) => a - b);
  const median = days[Math.ceil(days.length / 2) - 1];
  return median === undefined ? null : toOneDecimal(median);
};

const countReasons = (rows: SentRow[]) =>
  [
    ...Map.groupBy(
      rows.filter(({ state }) => state === "declined"),
      ({ reason }) => reason?.toLowerCase() ?? null,
    ).values(),
  ]
    .map((some) => ({ reason: some[0]?.reason ?? null, count: some.length }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostNames);

const sumOverdue = ({ balance: { instalments } }: AcceptedBalance) =>
  instalments
    .filter(({ isOverdue }) => isOverdue)
    .map(({ amount, paid }) => sumAmounts([amount, -paid]));

const sumOpen = (balances: AcceptedBalance[]) =>
  [...Map.groupBy(balances, ({ balance }) => balance.currency)].map(([currency, some]) => ({
    currency,
    open: sumAmounts(some.map(({ balance }) => balance.open)),
    overdue: sumAmounts(some.flatMap(sumOverdue)),
  }));

type Period = { spans: WeekSpan[]; timeZone: string; today: string };

/** Counts the proposals sent in a period, and sums up what is open today. */
export const reportProposals = async (
  read: Read,
  { spans, timeZone, today }: Period,
): Promise<ProposalReport> => {
  const [start, finish] = [spans[0]?.start ?? "", spans.at(-1)?.finish ?? ""];
  const [rows, balances] = await Promise.all([
    readSent(read, start, finish),
    readBalances(read, today),
  ]);
  return {
    totals: groupRows(rows, () => null).map(({ name: _name, ...figures }) => figures),
    months: toMonths(rows, timeZone),
    tours: groupRows(rows, (row) => row.tour).slice(0, mostNames),
    sources: groupRows(rows, ({ source }) => source).slice(0, mostNames),
    declined: countReasons(rows),
    daysToAccept: findMedian(rows),
    open: sumOpen(balances).filter(({ open }) => open > 0),
  };
};

type TableRow = SentRow & { paid: number | null; open: number | null };

export const proposalColumns: Columns<TableRow> = {
  Sent: ({ sentAt }) => sentAt,
  Seen: ({ seenAt }) => seenAt,
  State: ({ state, cancelledAt }) => (cancelledAt === null ? state : "cancelled"),
  Decided: ({ decidedAt }) => decidedAt,
  "Days to acceptance": (row) => {
    const days = countDays(row);
    return days === null ? null : toOneDecimal(days);
  },
  "Reason for declining": ({ reason }) => reason,
  Tour: (row) => row.tour,
  Source: ({ source }) => source,
  Currency: ({ currency }) => currency,
  Total: ({ total }) => total,
  Paid: ({ paid }) => paid,
  Open: ({ open }) => open,
};

/** The proposals of each week, a row each. */
export async function* readProposalTable(
  read: Read,
  { spans, today }: Period,
): AsyncGenerator<TableRow[]> {
  for (const { start, finish } of spans) {
    const rows = await readSent(read, start, finish);
    const ids = rows.map(({ conversationId }) => conversationId);
    const balances = new Map(
      (await readBalances(read, today, ids)).map(({ proposalId, balance }) => [
        proposalId,
        balance,
      ]),
    );
    yield rows.map((row) => {
      const balance = balances.get(row.id);
      const isAccepted = row.state === "accepted" || row.cancelledAt !== null;
      const paid = isAccepted ? sumAmounts(JSON.parse(row.settled)) : null;
      return { ...row, paid, open: balance?.open ?? null };
    });
  }
}
