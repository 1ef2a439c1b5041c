import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mails } from "#tables/mails.ts";

/** Finds our mails by these message ids, with their recipients. */
export const findSent = (read: Pick<Reader, "select">, ids: string[]) =>
  read.select({ id: mails.id, to: mails.to }).from(mails).where(inArray(mails.id, ids));

/**
 * Gives up sent mails that a server could not deliver, with its reason. Returns their ids; a repeated report finds
 * none.
 */
export const failMails = async (tx: Transaction, ids: string[], reason: string, at: Date) => {
  const failed = await tx
    .update(mails)
    .set({
      status: "failed",
      lastError: `Could not be delivered: ${reason}`,
      settledAt: at.toISOString(),
    })
    .where(and(inArray(mails.id, ids), eq(mails.status, "sent")))
    .returning({ id: mails.id });
  return failed.map(({ id }) => id);
};
