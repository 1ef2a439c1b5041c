import { and, gt, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { mailboxHash } from "#platform/email-key.ts";
import { mails } from "#tables/mails.ts";

/** Anybody can write in somebody else's name. */
export const receiptsADay = 3;

const day = 24 * 3_600_000;

export const aDayBefore = (at: Date) => new Date(at.getTime() - day).toISOString();

/** The receipts of the last day by recipient. */
export const countReceipts = async (
  read: Pick<Reader, "select">,
  addresses: string[],
  at: Date,
): Promise<Map<string, number>> => {
  const { receiptFor, createdAt } = mails;
  const wanted = JSON.stringify(addresses.map(mailboxHash));
  const rows = await read
    .select({ recipient: sql<string>`${receiptFor}`, count: sql<number>`count(*)` })
    .from(mails)
    .where(
      and(
        sql`${receiptFor} IN (SELECT value FROM json_each(${wanted}))`,
        gt(createdAt, aDayBefore(at)),
      ),
    )
    .groupBy(receiptFor);
  return new Map(rows.map(({ recipient, count }) => [recipient, count]));
};

export const mayHaveReceipt = async (read: Pick<Reader, "select">, address: string, at: Date) => {
  const counts = await countReceipts(read, [address], at);
  return (counts.get(mailboxHash(address)) ?? 0) < receiptsADay;
};
