import { and, eq, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversations } from "#tables/conversations.ts";
import { replyPlannedAt } from "../messages/planned-replies.ts";

/** Named in a mail; more are counted. */
const longest = 30;

const { name, email, phone, destination, waitingSince, dueAt, remindAt, startsOn } = conversations;

const isInInbox = eq(conversations.box, "inbox");

const readSome = async (tx: Transaction, where: SQL | undefined, orderBy: SQL[]) => {
  const [guests, count] = await Promise.all([
    tx
      .select({ name, email, phone, destination, waitingSince, dueAt, remindAt, replyPlannedAt })
      .from(conversations)
      .where(where)
      .orderBy(...orderBy)
      .limit(longest),
    tx.$count(conversations, where),
  ]);
  return { guests, count };
};
export type Listed = Awaited<ReturnType<typeof readSome>>;

/** Reads the waiting conversations of a company day, most urgent first. */
export const readDigest = async (tx: Transaction, at: Date, day: string, timeZone: string) => {
  const tomorrow = Temporal.PlainDate.from(day).add({ days: 1 });
  const endOfDay = new Date(tomorrow.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  const isWaiting = and(isInInbox, isNotNull(waitingSince));
  const isToStart = and(eq(conversations.state, "confirmed"), eq(startsOn, tomorrow.toString()));
  const [waiting, overdue, reminders, starting] = await Promise.all([
    readSome(tx, isWaiting, [sql`ifnull(${dueAt}, '~')`, sql`${waitingSince}`]),
    tx.$count(conversations, and(isWaiting, lte(dueAt, at.toISOString()))),
    readSome(tx, and(isInInbox, isNotNull(remindAt), lt(remindAt, endOfDay)), [sql`${remindAt}`]),
    readSome(tx, and(isInInbox, isToStart), [sql`${conversations.seq}`]),
  ]);
  return { waiting, overdue, reminders, starting };
};
export type Digest = Awaited<ReturnType<typeof readDigest>>;
