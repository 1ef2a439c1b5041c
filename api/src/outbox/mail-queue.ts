import { and, asc, eq, gt, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { inSlices, sliceLength } from "#db/in-slices.ts";
import { newId } from "#db/new-id.ts";
import { mails } from "#db/schema.ts";
import type { SendFailure } from "./classify-smtp-error.ts";
import { pendingState } from "./mail-writer.ts";

/** A mail that was taken to be sent; `lease` names the taking. */
export type LeasedMail = typeof mails.$inferSelect & { lease: string };

/** A worker that does not renew its lease for so long has died: another may take its mail. */
const leaseMilliseconds = 60_000;
const giveUpMilliseconds = 2 * 24 * 3_600_000;

const shortestPause = 5_000;
/** The longest pauses, where the mail was put off and where the server was out of reach. */
const longestPauses = { later: 30 * 60_000, server: 60_000, unsure: 30 * 60_000 };
/** No mail waits longer, unless the clock was put back meanwhile. */
const longestWait = Math.max(leaseMilliseconds, ...Object.values(longestPauses));
/** Tries after which a mail is given up that has waited too long, or that the server may have. */
const fewestTries = 5;

/** Half to all of a pause that grows as the time since `queuedAt` does. */
const growingPause = (waited: number, longest: number) =>
  Math.min(longest, Math.max(shortestPause, waited)) * (0.5 + Math.random() / 2);

type Deps = {
  db: Database;
  now: () => Date;
  canSend: boolean;
  /** The operator's inbox. */
  inbox: string;
};

/** The outbox as workers see it. Who takes a mail has it alone until the lease ends. */
export const createMailQueue = ({ db, now, canSend, inbox }: Deps) => {
  const after = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString();
  const isTaken = ({ id, lease }: LeasedMail) => and(eq(mails.id, id), eq(mails.lease, lease));
  const set = async (mail: LeasedMail, changes: Partial<typeof mails.$inferInsert>) => {
    const changed = await db.write((tx) =>
      tx.update(mails).set(changes).where(isTaken(mail)).returning({ id: mails.id }),
    );
    return changed.length > 0;
  };

  const isDue = () =>
    and(
      eq(mails.status, "queued"),
      or(lte(mails.dueAt, after(0)), and(gt(mails.dueAt, after(longestWait)), isNull(mails.lease))),
    );

  const pauseAfter = (mail: LeasedMail, kind: keyof typeof longestPauses) => {
    const waited = now().getTime() - Date.parse(mail.queuedAt ?? mail.createdAt);
    const isEnough = kind === "unsure" || waited > giveUpMilliseconds;
    if (isEnough && mail.attempts >= fewestTries) return undefined;
    return growingPause(waited, longestPauses[kind]);
  };

  return {
    /**
     * What was held is queued now that there is a mail server, or the other way round. Mails to the
     * operator, which alone have a reply address, go to the inbox of today.
     */
    syncHeldMails: () => {
      const [from, to] = canSend ? (["held", "queued"] as const) : (["queued", "held"] as const);
      return inSlices(db, (tx) => {
        const some = tx
          .select({ id: mails.id })
          .from(mails)
          .where(eq(mails.status, from))
          .limit(sliceLength);
        const state = {
          ...pendingState(canSend, now()),
          lease: null,
          status: to,
          to: sql`CASE WHEN ${mails.replyTo} IS NULL THEN ${mails.to} ELSE ${inbox} END`,
        };
        return tx
          .update(mails)
          .set(state)
          .where(inArray(mails.id, some))
          .returning({ id: mails.id });
      });
    },

    /** Milliseconds until there is a mail to take beside those under way; `undefined` if there is none. */
    millisecondsUntilDue: async (underWay: string[]) => {
      const isOther = notInArray(mails.id, underWay);
      const [due] = await db.read
        .select({ id: mails.id })
        .from(mails)
        .where(and(isDue(), isOther))
        .limit(1);
      if (due) return 0;
      const [next] = await db.read
        .select({ dueAt: mails.dueAt })
        .from(mails)
        .where(and(eq(mails.status, "queued"), isOther))
        .orderBy(asc(mails.dueAt))
        .limit(1);
      return next?.dueAt ? Math.max(0, Date.parse(next.dueAt) - now().getTime()) : undefined;
    },

    /** Takes the mails that are due longest, at most `count`. */
    lease: (count: number, underWay: string[]): Promise<LeasedMail[]> =>
      db.write(async (tx) => {
        const due = await tx
          .select()
          .from(mails)
          .where(and(isDue(), notInArray(mails.id, underWay)))
          .orderBy(asc(mails.dueAt))
          .limit(count);
        const taken = due.map((row) => ({
          ...row,
          lease: newId(),
          dueAt: after(leaseMilliseconds),
          attempts: row.attempts + 1,
        }));
        for (const { id, lease, dueAt, attempts } of taken) {
          await tx.update(mails).set({ lease, dueAt, attempts }).where(eq(mails.id, id));
        }
        return taken;
      }),

    /** Keeps a mail that takes long; `false` when another worker has it by now. */
    renewLease: (mail: LeasedMail) => set(mail, { dueAt: after(leaseMilliseconds) }),

    /** Whoever has it by now: it need not be sent once more. */
    markSent: ({ id }: LeasedMail) =>
      db.write((tx) =>
        tx
          .update(mails)
          .set({ status: "sent", lease: null, dueAt: null, lastError: null, settledAt: after(0) })
          .where(eq(mails.id, id)),
      ),

    /** Puts a mail back for a later try, or gives it up. */
    retryOrFail: (mail: LeasedMail, { kind, sentence }: SendFailure) => {
      const pause = kind === "final" ? undefined : pauseAfter(mail, kind);
      if (pause !== undefined) {
        return set(mail, { lease: null, dueAt: after(pause), lastError: sentence });
      }
      const isTooLate = kind === "later" || kind === "server";
      const lastError = isTooLate ? `Given up after two days. ${sentence}` : sentence;
      return set(mail, {
        status: "failed",
        lease: null,
        dueAt: null,
        lastError,
        settledAt: after(0),
      });
    },

    /** Gives a mail back untouched, for the next worker. */
    releaseLease: (mail: LeasedMail) => set(mail, { lease: null, dueAt: after(0) }),
  };
};
export type MailQueue = ReturnType<typeof createMailQueue>;
