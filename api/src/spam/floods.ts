import { and, desc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, floods, inquiries, messageTraces } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { floodLimit, samenessPoints } from "./judge-messages.ts";
import { spamThreshold } from "./possible-spam.ts";
import { lastMinute } from "./recent-messages.ts";

/** Milliseconds without a message beyond the limit, after which a flood is over. */
export const calm = 60_000;
/** Bursts that are less apart are one flood. */
const burstsApart = 15 * 60_000;

export type Flood = typeof floods.$inferSelect;

const isIn = (column: typeof messageTraces.id | typeof mails.about, ids: string[]) =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/**
 * Takes back what nobody has begun to send about these messages, and says about which there was something. The rows are
 * removed later: each takes a millisecond to leave the search index, and senders wait here.
 */
const withdraw = async (tx: Transaction, ids: string[], kind: "notices" | "receipts") => {
  const isKind = kind === "notices" ? sql`${mails.replyTo} IS NOT NULL` : isNull(mails.replyTo);
  const isUnsent = and(inArray(mails.status, ["queued", "held"]), isNull(mails.lease));
  const rows = await tx
    .update(mails)
    .set({ status: "withdrawn", queuedAt: null, dueAt: null })
    .where(and(isIn(mails.about, ids), isKind, isUnsent))
    .returning({ about: mails.about });
  const withdrawn = rows.flatMap(({ about }) => about ?? []);
  const changes = kind === "notices" ? { isTold: false } : { hasReceipt: false };
  await tx.update(messageTraces).set(changes).where(isIn(messageTraces.id, withdrawn));
  return withdrawn;
};

const flag = async (tx: Transaction, ids: string[], receiptOwed: string[]) => {
  const isListed = (column: typeof contacts.id | typeof inquiries.id, list: string[]) =>
    sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(list)}))`;
  for (const table of [contacts, inquiries]) {
    const isOpen = isNull(table.respondedAt);
    await tx
      .update(table)
      .set({ flagged: true })
      .where(and(isListed(table.id, ids), isOpen));
    const owed = and(isListed(table.id, receiptOwed), isOpen);
    await tx.update(table).set({ receiptOwed: true }).where(owed);
  }
};

/** What came before the limit was reached is judged once more, now that it is one of many. */
export const judgeOnceMore = async (tx: Transaction, at: Date) => {
  const traces = await tx
    .select()
    .from(messageTraces)
    .where(lastMinute(at))
    .orderBy(messageTraces.createdAt);
  const counts = Map.groupBy(traces, ({ wording }) => wording);
  const isDoubted = ({ wording, points }: (typeof traces)[number]) =>
    points + samenessPoints(counts.get(wording)?.length ?? 0) >= spamThreshold;
  const doubted = traces.filter(isDoubted).map(({ id }) => id);
  const unproven = traces.filter(({ proof }) => proof === null).map(({ id }) => id);
  await withdraw(tx, [...doubted, ...unproven], "notices");
  await flag(tx, doubted, await withdraw(tx, doubted, "receipts"));
  const startedAt = traces[0]?.createdAt ?? at.toISOString();
  return { startedAt, messages: traces.length, genuine: traces.length - doubted.length };
};

/** One that is dated later than `at` is from a clock that was put back. */
export const readLatestFlood = async (
  read: Pick<Reader, "select">,
  { since, at }: { since: Date; at: Date },
) => {
  const latest = new Date(at.getTime() + calm).toISOString();
  const [flood] = await read
    .select()
    .from(floods)
    .where(and(gte(floods.lastAt, since.toISOString()), lte(floods.lastAt, latest)))
    .orderBy(desc(floods.seq))
    .limit(1);
  return flood;
};

/** The flood that a message beyond the limit belongs to. */
export const readRecentFlood = (tx: Pick<Transaction, "select">, at: Date) =>
  readLatestFlood(tx, { since: new Date(at.getTime() - burstsApart), at });

export const isOver = ({ lastAt }: Flood, at: Date) => at.getTime() - Date.parse(lastAt) > calm;

/** Whoever sends in bursts below the limit stays in the flood. */
export const floodLimitAt = (flood: Flood | undefined, at: Date) =>
  flood && !isOver(flood, at) ? floodLimit / 2 : floodLimit;

export const saveFlood = async (tx: Transaction, flood: Omit<Flood, "seq"> & { seq?: number }) => {
  const { seq, ...fields } = flood;
  if (seq === undefined) await tx.insert(floods).values(fields);
  else await tx.update(floods).set(fields).where(eq(floods.seq, seq));
};
