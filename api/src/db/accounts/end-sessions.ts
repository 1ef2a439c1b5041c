import { and, eq, ne } from "drizzle-orm";
import { unauthenticated } from "../../lib/errors.ts";
import { newId } from "../new-id.ts";
import { type SessionRow, sessions } from "../schema/sessions.ts";
import type { Transaction } from "../transaction.ts";

export const endSessions = (tx: Transaction, userId: string) =>
  tx.delete(sessions).where(eq(sessions.userId, userId));

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
  return renewed;
};
