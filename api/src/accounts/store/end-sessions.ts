import { and, eq, isNull, ne } from "drizzle-orm";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { unauthenticated } from "#platform/errors.ts";
import { type SessionRow, sessions } from "#tables/accounts.ts";
import { pushSubscriptions } from "#tables/notifications.ts";

/** Browsers keep their notifications when a session expires, but not when the user ends sessions. */
const removeOrphanedSubscriptions = (tx: Transaction, userId: string) =>
  tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.sessionId)));

export const endSessions = async (tx: Transaction, userId: string) => {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await removeOrphanedSubscriptions(tx, userId);
};

/** Gives the current session another id, so that its old tokens end as well; 401 if it has already ended. */
export const endOtherSessions = async (
  tx: Transaction,
  { id, userId }: SessionRow,
  changes: Partial<SessionRow> = {},
): Promise<SessionRow> => {
  const [renewed] = await tx
    .update(sessions)
    .set({ ...changes, id: newId() })
    .where(eq(sessions.id, id))
    .returning();
  if (!renewed) throw unauthenticated();
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, renewed.id)));
  await removeOrphanedSubscriptions(tx, userId);
  return renewed;
};
