import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#platform/db/transaction.ts";
import { conversations } from "#tables/conversations.ts";
import { messages } from "#tables/messages.ts";
import { proposals, verificationCodes } from "#tables/proposals.ts";

/** A form that is aside, or a mail from another address, may be a stranger's. */
export const whereOwn = and(
  eq(messages.fromGuest, true),
  eq(messages.aside, false),
  isNull(messages.sender),
);

const readWithOwn = async (tx: Transaction, ids: string[]) => {
  const rows = await tx
    .select({ id: messages.conversationId })
    .from(messages)
    .where(and(inArray(messages.conversationId, ids), whereOwn))
    .groupBy(messages.conversationId);
  return rows.map(({ id }) => id);
};

/** The reply to a message may have been meant for the guest. */
const unanswered = { aside: false, respondedAt: null, closedAt: null };

const untouched = {
  ...{ state: "new" as const, lostReason: null, remindAt: null, datesSetAt: null },
  ...{ firstAnswerAt: null, quotedAt: null, confirmedAt: null, replyDueAt: null },
};

/**
 * Restarts conversations that have lost the last of their guest's own messages: the remaining ones are somebody else's,
 * who must not inherit the guest's trip, notes, answers or proposals.
 */
export const restartWithoutOwn = async (
  tx: Transaction,
  changed: readonly string[],
): Promise<void> => {
  const all = [...new Set(changed)];
  const withOwn = await readWithOwn(tx, all);
  const ids = all.filter((id) => !withOwn.includes(id));
  if (ids.length === 0) return;
  const isThere = inArray(messages.conversationId, ids);
  const isTeams = inArray(messages.kind, ["reply", "note", "change"]);
  await tx.delete(messages).where(and(isThere, isTeams));
  await tx.delete(proposals).where(inArray(proposals.conversationId, ids));
  await tx.delete(verificationCodes).where(inArray(verificationCodes.conversationId, ids));
  await tx
    .update(messages)
    .set(unanswered)
    .where(and(isThere, eq(messages.fromGuest, true)));
  const createdAt = sql`coalesce((SELECT min(created_at) FROM messages WHERE conversation_id = ${conversations}.id AND from_guest), ${conversations.createdAt})`;
  await tx
    .update(conversations)
    .set({ ...untouched, createdAt })
    .where(inArray(conversations.id, ids));
};
