import { and, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { limits } from "shared/limits";
import type { EventLog } from "#audit/event-log.ts";
import { removeMails } from "#mail/remove-mails.ts";
import { product } from "#platform/actor.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { type Age, daysBefore, olderThan } from "#platform/db/older-than.ts";
import { mails } from "#tables/mails.ts";
import { type MessageKind, messages } from "#tables/messages.ts";
import { ofMessages, removeFiles } from "../files/remove-files.ts";
import { summarizeRest } from "../messages/save-summaries.ts";
import { removeOldProposals } from "./remove-proposals.ts";
import { isNotSpared } from "./spared-conversations.ts";

type Deps = {
  db: Database;
  events: Pick<EventLog, "note">;
  now: () => Date;
  /** Days to keep visitors' messages; `null` keeps them forever. */
  readDays: () => Promise<number | null>;
};

/** The `+` makes SQLite read only the old messages instead of all of a kind. */
const kind = sql`+${messages.kind}`;

/**
 * Removes what was kept long enough, until `signal` is aborted. Returns how many rows of each kind
 * there were; the answers to removed messages are counted with these, decisions about proposals as entries.
 */
export const createRetention = ({ db, events, now, readDays }: Deps) => {
  const removeMessages = (wanted: MessageKind, isOld: SQL | undefined, signal: AbortSignal) =>
    changeInBatches(
      db,
      async (tx) => {
        const { id, conversationId } = messages;
        const rows = await tx
          .select({ id, conversationId })
          .from(messages)
          .where(and(eq(kind, wanted), isOld))
          .limit(batchSize);
        const ids = rows.map((row) => row.id);
        await tx.delete(mails).where(inArray(mails.answers, ids));
        await tx.delete(messages).where(inArray(id, ids));
        await summarizeRest(
          tx,
          rows.map((row) => row.conversationId),
        );
        return ids;
      },
      signal,
    );

  /** Removes old entries of the team in active conversations. */
  const removeEntries = (isOld: SQL | undefined, signal: AbortSignal) =>
    changeInBatches(
      db,
      (tx) => {
        const { id } = messages;
        const isTeams = inArray(kind, ["reply", "note", "change"]);
        const batch = tx.select({ id }).from(messages).where(and(isTeams, isOld)).limit(batchSize);
        return tx.delete(messages).where(inArray(id, batch)).returning({ id });
      },
      signal,
    );

  const removeOlderThan = async (age: Age, signal: AbortSignal) => {
    const isOld = and(
      await olderThan(db.read, messages, age),
      isNotSpared(messages.conversationId, age),
    );
    await removeFiles(db, ofMessages(isOld), signal);
    // Trash and spam stop a scheduled reply.
    const isNotWaiting = or(isNull(mails.sendAt), eq(mails.status, "failed"));
    const removedProposals = await removeOldProposals(db, age, signal);
    const decisions = await removeMessages("proposal", isOld, signal);
    return {
      inquiries: await removeMessages("inquiry", isOld, signal),
      contacts: await removeMessages("contact", isOld, signal),
      guestMails: await removeMessages("mail", isOld, signal),
      mails: await removeMails(db, and(await olderThan(db.read, mails, age), isNotWaiting), signal),
      entries: decisions + (await removeEntries(isOld, signal)),
      proposals: removedProposals,
    };
  };

  return async (signal: AbortSignal) => {
    const days = await readDays();
    const at = now();
    const isSettled = lt(mails.settledAt, daysBefore(at, limits.mailDays));
    const settled = await removeMails(db, isSettled, signal);
    const none = { inquiries: 0, contacts: 0, guestMails: 0, mails: 0, entries: 0, proposals: 0 };
    const old = days === null ? none : await removeOlderThan({ now: at, days }, signal);
    if (old.inquiries + old.contacts + old.guestMails + old.proposals > 0)
      events.note(product, { action: "messages.expired", after: old });
    // Also where nothing was removed: the last time may have ended before this.
    await db.truncateWal();
    return { ...old, mails: settled + old.mails };
  };
};
