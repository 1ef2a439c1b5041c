import { and, eq, isNull, sql } from "drizzle-orm";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";

const tables = [contacts, inquiries, guestMails];

/** What was written so far in a conversation that is done or lost waits no more, whatever its guest writes later. */
export const settleMessages = async (tx: Transaction, conversationId: string, at: Date) => {
  for (const table of tables)
    await tx
      .update(table)
      .set({ settledAt: at.toISOString() })
      .where(and(eq(table.conversationId, conversationId), isNull(table.settledAt)));
};

/** Takes back the last time that it was done or lost. */
export const unsettleMessages = async (tx: Transaction, conversationId: string) => {
  const isIn = (table: (typeof tables)[number]) => eq(table.conversationId, conversationId);
  const found = await Promise.all(
    tables.map((table) =>
      tx
        .select({ last: sql<string | null>`max(${table.settledAt})` })
        .from(table)
        .where(isIn(table)),
    ),
  );
  const last = found
    .flat()
    .flatMap((row) => row.last ?? [])
    .toSorted()
    .at(-1);
  if (!last) return;
  for (const table of tables)
    await tx
      .update(table)
      .set({ settledAt: null })
      .where(and(isIn(table), eq(table.settledAt, last)));
};
