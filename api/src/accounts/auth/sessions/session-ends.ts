import { and, eq, gt, inArray, lte, not, or } from "drizzle-orm";
import { addEntry } from "#audit/add-entries.ts";
import type { AuditEvent } from "#audit/audit-event.ts";
import type { EventLog } from "#audit/event-log.ts";
import type { Actor } from "#platform/actor.ts";
import type { Database } from "#platform/db/client.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { AppError } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";
import { type SessionRow, sessions } from "#tables/accounts.ts";
import { pushSubscriptions } from "#tables/notifications.ts";
import { endOtherSessions, endSessions } from "../../store/end-sessions.ts";
import { latestStart } from "./session-lifetime.ts";

type Context = {
  db: Database;
  events: Pick<EventLog, "note">;
  log: Log;
  now: () => Date;
  /** Ids of ended sessions whose rows could not be removed: this process refuses them. */
  endedHere: Set<string>;
};

/**
 * Ends the sessions `ids`, also while their rows cannot be removed. Returns the result of `remove`, or `undefined` if the
 * database cannot be written.
 */
const end = async <T>(
  { db, events, log, now, endedHere }: Context,
  by: Actor,
  event: AuditEvent,
  ids: string[],
  remove: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> => {
  try {
    return await db.write(async (tx) => {
      const removed = await remove(tx);
      await addEntry(tx, { ...event, by, at: now() });
      return removed;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    for (const id of ids) endedHere.add(id);
    events.note(by, event);
    const fields = { event: "session.end_not_stored", count: ids.length };
    log.error(
      { ...fields, err: redactValues(error) },
      "Sessions ended in this process only; their rows could not be removed yet.",
    );
    return undefined;
  }
};

const readIds = async ({ db }: Context, userId: string) => {
  const rows = await db.read
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  return rows.map(({ id }) => id);
};

/** Returns whether the row is gone as well. */
export const endOne = async (context: Context, by: Actor, id: string) => {
  const event = { action: "session.ended", subject: { kind: "session", id } } as const;
  const byId = eq(sessions.id, id);
  const removed = await end(context, by, event, [id], (tx) =>
    tx.delete(sessions).where(byId).returning(),
  );
  return removed !== undefined;
};

/** Ends every session of the user; returns whether their rows are gone as well. */
export const endAll = async (context: Context, by: Actor, userId: string) => {
  const ids = await readIds(context, userId);
  const isStored = await end(context, by, { action: "sign_out" }, ids, async (tx) => {
    await endSessions(tx, userId);
    return true;
  });
  return isStored === true;
};

/** Ends the user's other sessions. Returns the renewed session, or the same one if the rows could not be removed. */
export const endOthers = async (context: Context, by: Actor, current: SessionRow) => {
  const otherIds = (await readIds(context, current.userId)).filter((id) => id !== current.id);
  const event = { action: "sessions.others_ended", after: { count: otherIds.length } } as const;
  const renewed = await end(context, by, event, otherIds, (tx) => endOtherSessions(tx, current));
  return { session: renewed ?? current, isStored: renewed !== undefined };
};

/** Removes the rows of sessions that are over, and returns their number. */
export const removeOld = async ({ db, now, endedHere }: Context) => {
  const ended = [...endedHere];
  const at = now();
  const whereOver = or(
    lte(sessions.expiresAt, at.toISOString()),
    gt(sessions.createdAt, latestStart(at)),
  );
  const whereEnded = inArray(sessions.id, ended);
  const removed = await db.write(async (tx) => {
    const over = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(whereOver, not(whereEnded)));
    // Nobody ended these sessions: their browsers go on receiving notifications.
    await tx
      .update(pushSubscriptions)
      .set({ sessionId: null })
      .where(inArray(pushSubscriptions.sessionId, over));
    return tx.delete(sessions).where(or(whereOver, whereEnded)).returning();
  });
  for (const id of ended) endedHere.delete(id);
  return { sessions: removed.length };
};
