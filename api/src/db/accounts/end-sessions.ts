import { and, eq, isNull, ne } from "drizzle-orm";
import { unauthenticated } from "../../lib/errors.ts";
import { newId } from "../new-id.ts";
import { pushSubscriptions } from "../schema/desk/push.ts";
import { type SessionRow, sessions } from "../schema/sessions.ts";
import type { Transaction } from "../transaction.ts";

/** Of browsers whose session was over by itself. */
const removeLeftSubscriptions = (tx: Transaction, userId: string) =>
  tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.sessionId)));

export const endSessions = async (tx: Transaction, userId: string) => {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await removeLeftSubscriptions(tx, userId);
};

/** This one goes on under another id, so that its tokens end, too; 401 where it has ended meanwhile. */
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
  await removeLeftSubscriptions(tx, userId);
  return renewed;
};
