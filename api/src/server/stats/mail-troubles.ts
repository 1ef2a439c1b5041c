import { and, desc, eq, gte, isNotNull, or } from "drizzle-orm";
import type { MailTroubles } from "shared/inbox/reports/stats";
import { readTrouble } from "#inbox/mailbox/mailbox-troubles.ts";
import type { Reader } from "#platform/db/client.ts";
import { mails } from "#tables/mails.ts";

/** Milliseconds before an unreadable mailbox is reported, because mail servers restart now and then. */
const longTrouble = 15 * 60_000;

const readLongTrouble = async (read: Pick<Reader, "select">, at: Date) => {
  const trouble = await readTrouble(read);
  return trouble && at.getTime() - Date.parse(trouble.since) >= longTrouble ? trouble : null;
};

/** The mails that do not get through; those given up before `since` are no news. */
export const readMailTroubles = async (
  read: Pick<Reader, "select" | "$count">,
  { since, at }: { since: Date; at: Date },
): Promise<MailTroubles> => {
  const isDelayed = and(eq(mails.status, "queued"), isNotNull(mails.lastError));
  const hasFailed = and(eq(mails.status, "failed"), gte(mails.settledAt, since.toISOString()));
  const [newest] = await read
    .select({ reason: mails.lastError })
    .from(mails)
    .where(or(isDelayed, hasFailed))
    .orderBy(desc(mails.createdAt), desc(mails.seq))
    .limit(1);
  return {
    held: await read.$count(mails, eq(mails.status, "held")),
    delayed: await read.$count(mails, isDelayed),
    failed: await read.$count(mails, hasFailed),
    reason: newest?.reason ?? null,
    mailbox: await readLongTrouble(read, at),
  };
};
