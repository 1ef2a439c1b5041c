import { inArray, lt } from "drizzle-orm";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#db/batches.ts";
import type { Database } from "#db/client.ts";
import { mails } from "#db/schema/mails.ts";
import { contacts, inquiries } from "#db/schema/messages.ts";
import { product } from "../../audit/actor.ts";
import type { EventLog } from "../../audit/event-log.ts";
import { removeMails } from "../../outbox/remove-mails.ts";

const dayMilliseconds = 24 * 3_600_000;

export const daysBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * dayMilliseconds).toISOString();

type Deps = {
  db: Database;
  events: Pick<EventLog, "note">;
  now: () => Date;
  /** After so many days nothing that a visitor wrote is kept; forever where it is `null`. */
  readDays: () => Promise<number | null>;
};

/**
 * Removes what was kept long enough, until `signal` is aborted. Returns how many rows of each kind
 * there were; the answers to removed messages are counted with these.
 */
export const createRetention = ({ db, events, now, readDays }: Deps) => {
  const removeMessages = (
    table: typeof contacts | typeof inquiries,
    before: string,
    signal: AbortSignal,
  ) =>
    changeInBatches(
      db,
      async (tx) => {
        const rows = await tx
          .select({ id: table.id })
          .from(table)
          .where(lt(table.createdAt, before))
          .limit(batchSize);
        const ids = rows.map(({ id }) => id);
        await tx.delete(mails).where(inArray(mails.answers, ids));
        await tx.delete(table).where(inArray(table.id, ids));
        return ids;
      },
      signal,
    );

  const removeOlderThan = async (before: string, signal: AbortSignal) => ({
    inquiries: await removeMessages(inquiries, before, signal),
    contacts: await removeMessages(contacts, before, signal),
    mails: await removeMails(db, lt(mails.createdAt, before), signal),
  });

  return async (signal: AbortSignal) => {
    const days = await readDays();
    const isSettled = lt(mails.settledAt, daysBefore(now(), limits.mailDays));
    const settled = await removeMails(db, isSettled, signal);
    const none = { inquiries: 0, contacts: 0, mails: 0 };
    const old = days === null ? none : await removeOlderThan(daysBefore(now(), days), signal);
    if (old.inquiries + old.contacts > 0)
      events.note(product, { action: "messages.expired", after: old });
    // Also where nothing was removed: the last time may have ended before this.
    await db.truncateWal();
    return { ...old, mails: settled + old.mails };
  };
};
