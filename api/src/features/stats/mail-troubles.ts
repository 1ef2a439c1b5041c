import { and, desc, eq, gte, isNotNull, or } from "drizzle-orm";
import type { MailTroubles } from "shared/stats";
import type { Reader } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";

/** The mails that do not get through; those given up before `since` are no news. */
export const readMailTroubles = async (
  read: Pick<Reader, "select" | "$count">,
  since: Date,
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
  };
};
