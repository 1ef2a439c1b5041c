import { and, eq, gt, inArray, lte, not, or } from "drizzle-orm";
import { endOtherSessions, endSessions } from "#db/accounts/end-sessions.ts";
import type { Database } from "#db/client.ts";
import { pushSubscriptions } from "#db/schema/desk/push.ts";
import { type SessionRow, sessions } from "#db/schema/sessions.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import type { Actor } from "../../../audit/actor.ts";
import { addEntry } from "../../../audit/add-entries.ts";
import type { AuditEvent } from "../../../audit/audit-event.ts";
import type { EventLog } from "../../../audit/event-log.ts";
import { AppError } from "../../../lib/errors.ts";
import type { Log } from "../../../lib/log.ts";
import { latestStart } from "./session-lifetime.ts";

type Deps = { db: Database; events: Pick<EventLog, "note">; log: Log; now: () => Date };

/** Ends sessions, also while their rows cannot be removed. */
export const createSessionEnds = ({ db, events, log, now }: Deps) => {
  const refused = new Set<string>();

  /** They open nothing any more once this resolves; returns what `remove` does where it finds room to write. */
  const end = async <T>(
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
      for (const id of ids) refused.add(id);
      events.note(by, event);
      const fields = { event: "session.end_not_stored", count: ids.length };
      log.error(
        { ...fields, err: redactValues(error) },
        "Sessions are ended in this process alone, until their rows can be removed.",
      );
      return undefined;
    }
  };

  /** Where the rows cannot be removed, these are refused. */
  const idsOf = async (userId: string) => {
    const rows = await db.read
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, userId));
    return rows.map(({ id }) => id);
  };

  return {
    /** Whether it was ended here while its row may still be there. */
    isRefused: (id: string) => refused.has(id),

    /** Returns whether its row is gone, too. */
    endOne: async (by: Actor, id: string) => {
      const event = { action: "session.ended", subject: { kind: "session", id } } as const;
      const isThis = eq(sessions.id, id);
      const removed = await end(by, event, [id], (tx) =>
        tx.delete(sessions).where(isThis).returning(),
      );
      return removed !== undefined;
    },

    /** Every one of the user; returns whether their rows are gone, too. */
    endAll: async (by: Actor, userId: string) => {
      const isStored = await end(by, { action: "sign_out" }, await idsOf(userId), async (tx) => {
        await endSessions(tx, userId);
        return true;
      });
      return isStored === true;
    },

    /** Every one of the user but this, as it goes on; it is the same where their rows could not be removed. */
    endOthers: async (by: Actor, current: SessionRow) => {
      const others = (await idsOf(current.userId)).filter((id) => id !== current.id);
      const event = { action: "sessions.others_ended", after: { count: others.length } } as const;
      const renewed = await end(by, event, others, (tx) => endOtherSessions(tx, current));
      return { session: renewed ?? current, isStored: renewed !== undefined };
    },

    /** Removes the rows of sessions that are over. */
    removeOld: async () => {
      const ended = [...refused];
      const at = now();
      const isOver = or(
        lte(sessions.expiresAt, at.toISOString()),
        gt(sessions.createdAt, latestStart(at)),
      );
      const isEnded = inArray(sessions.id, ended);
      const removed = await db.write(async (tx) => {
        const over = tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(isOver, not(isEnded)));
        // Nobody has ended them: their browsers are told on.
        await tx
          .update(pushSubscriptions)
          .set({ sessionId: null })
          .where(inArray(pushSubscriptions.sessionId, over));
        return tx.delete(sessions).where(or(isOver, isEnded)).returning();
      });
      for (const id of ended) refused.delete(id);
      return { sessions: removed.length };
    },
  };
};
