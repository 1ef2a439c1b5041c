import { and, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { conversationEntries, conversations } from "#db/schema/desk/conversations.ts";
import { guestMails } from "#db/schema/desk/guest-mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";

type MessageTable = typeof contacts | typeof inquiries | typeof guestMails;

/** A form that is aside, or a mail from another address, may be a stranger's. */
export const whereOwn = (table: MessageTable): SQL | undefined =>
  "aside" in table ? eq(table.aside, false) : and(eq(table.kind, "reply"), isNull(table.sender));

const readWithOwn = async (tx: Transaction, ids: string[]) => {
  const found = await Promise.all(
    [contacts, inquiries, guestMails].map((table) =>
      tx
        .select({ id: table.conversationId })
        .from(table)
        .where(and(inArray(table.conversationId, ids), whereOwn(table)))
        .groupBy(table.conversationId),
    ),
  );
  return found.flat().map(({ id }) => id);
};

/** The answer that is stored with a message may have been the guest's. */
const open = { aside: false, respondedAt: null, responseMessage: null, settledAt: null };

const untouched = {
  ...{ state: "new" as const, lostReason: null, remindAt: null, datesSetAt: null },
  ...{ firstAnswerAt: null, quotedAt: null, confirmedAt: null },
};

/**
 * Restarts conversations that have lost the last of their guest's own messages: the remaining ones are somebody else's,
 * who must not inherit the guest's trip, notes or answers.
 */
export const restartWithoutOwn = async (
  tx: Transaction,
  changed: readonly (string | null)[],
): Promise<void> => {
  const all = [...new Set(changed)].filter((id) => id !== null);
  const withOwn = await readWithOwn(tx, all);
  const ids = all.filter((id) => !withOwn.includes(id));
  if (ids.length === 0) return;
  await tx.delete(conversationEntries).where(inArray(conversationEntries.conversationId, ids));
  await tx.update(conversations).set(untouched).where(inArray(conversations.id, ids));
  for (const table of [contacts, inquiries])
    await tx.update(table).set(open).where(inArray(table.conversationId, ids));
  const isMail = and(inArray(guestMails.conversationId, ids), eq(guestMails.kind, "reply"));
  await tx.update(guestMails).set({ respondedAt: null, settledAt: null }).where(isMail);
};
