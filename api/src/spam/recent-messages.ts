import { and, desc, eq, gt, gte, lt, lte, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { insertMany } from "#db/insert-many.ts";
import { messageTraces } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Trace } from "./trace.ts";

const minute = 60_000;
const day = 24 * 3_600_000;
/** A flood is known by fewer; counting all of a large one would delay whoever is in it. */
const looksAt = 2_000;
export const receiptsADay = 3;

/** What came lately, as far as it matters to some new messages. */
export type RecentMessages = {
  lastMinute: number;
  /** Proven ones of the last minute that were mailed to the operator. */
  mailedProven: number;
  /** Those without a token that got a receipt. */
  receiptedUnproven: number;
  /** How many of the last minute said so. */
  wordings: Map<string, number>;
  proofs: Set<string>;
  /** Requests of the last day that the operator was mailed, and that got a receipt. */
  told: Set<string>;
  receipted: Set<string>;
  /** Receipts of the last day by address. */
  receipts: Map<string, number>;
};

/** The request as one that looks like spam. */
export const doubted = (request: string) => `${request}?`;

const before = (at: Date, milliseconds: number) =>
  new Date(at.getTime() - milliseconds).toISOString();

export const lastMinute = (at: Date) =>
  and(
    gte(messageTraces.createdAt, before(at, minute)),
    lte(messageTraces.createdAt, at.toISOString()),
  );

const isOneOf = (column: SQLiteColumn, values: (string | undefined)[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

const readLastMinute = async (tx: Transaction, traces: Trace[], at: Date) => {
  const latest = tx
    .select({ wording: messageTraces.wording })
    .from(messageTraces)
    .where(lastMinute(at))
    .orderBy(desc(messageTraces.createdAt))
    .limit(looksAt)
    .as("latest");
  const wordings = JSON.stringify(traces.map(({ wording }) => wording));
  const asked = sql<string>`CASE WHEN ${latest.wording} IN (SELECT value FROM json_each(${wordings})) THEN ${latest.wording} ELSE '' END`;
  const rows = await tx
    .select({ wording: asked, count: sql<number>`count(*)` })
    .from(latest)
    .groupBy(asked);
  return {
    lastMinute: rows.reduce((sum, { count }) => sum + count, 0),
    wordings: new Map(rows.map(({ wording, count }) => [wording, count])),
  };
};

/** They are few, however many messages a minute has. */
const countMailed = async (tx: Transaction, at: Date) => {
  const { isTold, hasReceipt, proof } = messageTraces;
  // As the index says it.
  const isMailed = sql`(${isTold} OR ${hasReceipt})`;
  const rows = await tx
    .select({ isTold, hasReceipt, proof })
    .from(messageTraces)
    .where(and(lastMinute(at), isMailed));
  return {
    mailedProven: rows.filter((row) => row.isTold && row.proof !== null).length,
    receiptedUnproven: rows.filter((row) => row.hasReceipt && row.proof === null).length,
  };
};

const countReceipts = (tx: Pick<Transaction, "select">, addresses: string[]) =>
  tx
    .select({ address: messageTraces.address, count: sql<number>`count(*)` })
    .from(messageTraces)
    .where(and(isOneOf(messageTraces.address, addresses), eq(messageTraces.hasReceipt, true)))
    .groupBy(messageTraces.address);

/** Deletes what is older than a day. What is yet to come is from a clock that was put back, and would count for too long. */
export const forgetTraces = (tx: Transaction, at: Date) => {
  const { createdAt } = messageTraces;
  const isForgotten = or(lt(createdAt, before(at, day)), gt(createdAt, before(at, -minute)));
  return tx.delete(messageTraces).where(isForgotten);
};

/** Forgets what is older than a day, and reads what matters to these messages. */
export const readRecentMessages = async (
  tx: Transaction,
  traces: Trace[],
  at: Date,
): Promise<RecentMessages> => {
  const proofs = traces.flatMap(({ proof }) => proof ?? []);
  const readRequests = tx
    .select({
      request: messageTraces.request,
      isTold: sql<number>`max(${messageTraces.isTold})`,
      hasReceipt: sql<number>`max(${messageTraces.hasReceipt})`,
    })
    .from(messageTraces)
    .where(
      isOneOf(
        messageTraces.request,
        traces.flatMap(({ request }) => [request, doubted(request)]),
      ),
    )
    .groupBy(messageTraces.request);
  const readProofs = tx
    .select({ proof: messageTraces.proof })
    .from(messageTraces)
    .where(isOneOf(messageTraces.proof, proofs));
  const addresses = traces.map(({ address }) => address);
  await forgetTraces(tx, at);
  const [requests, used, receipts, latest, mailed] = await Promise.all([
    readRequests,
    readProofs,
    countReceipts(tx, addresses),
    readLastMinute(tx, traces, at),
    countMailed(tx, at),
  ]);
  const requestsWith = (key: "isTold" | "hasReceipt") =>
    new Set(requests.filter((row) => row[key] === 1).map(({ request }) => request));
  return {
    ...latest,
    ...mailed,
    proofs: new Set(used.flatMap(({ proof }) => proof ?? [])),
    told: requestsWith("isTold"),
    receipted: requestsWith("hasReceipt"),
    receipts: new Map(receipts.map(({ address, count }) => [address, count])),
  };
};

type StoredTrace = typeof messageTraces.$inferInsert;

export const insertTraces = (tx: Transaction, traces: StoredTrace[]) =>
  insertMany(tx, messageTraces, traces);

/** Counts a receipt for a message that had none; `false` where its address has had enough of them today. */
export const claimReceipt = async (
  tx: Transaction,
  { id, address }: { id: string; address: string },
  at: Date,
) => {
  await forgetTraces(tx, at);
  const [row] = await countReceipts(tx, [address]);
  if ((row?.count ?? 0) >= receiptsADay) return false;
  const hasReceipt = { hasReceipt: true };
  const forgotten = { request: id, wording: id, proof: null, points: 0, isTold: false };
  const trace = { id, address, ...forgotten, ...hasReceipt, createdAt: at.toISOString() };
  await tx
    .insert(messageTraces)
    .values(trace)
    .onConflictDoUpdate({ target: messageTraces.id, set: hasReceipt });
  return true;
};
