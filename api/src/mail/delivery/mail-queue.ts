import { and, asc, eq, gt, isNotNull, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { mails } from "#tables/mails.ts";
import { personalParts } from "../mail-parts.ts";
import type { SendFailure } from "./classify-smtp-error.ts";
import { syncHeldMails } from "./held-mails.ts";
import { longestRetryDelay, retryDelay } from "./retry-delay.ts";

export type LeasedMail = typeof mails.$inferSelect & { lease: string };

/** A worker that does not renew its lease within this time has died, so another may take its mail. */
const leaseMilliseconds = 60_000;
/** A mail that nobody scheduled waits longer only if the clock was set back. */
const longestWait = Math.max(leaseMilliseconds, longestRetryDelay);

/** Stores that scheduled mails are sent now, in the transaction of a worker that takes them. */
export type RecordPlanned = (tx: Transaction, mailIds: string[], at: Date) => Promise<void>;

type Deps = {
  db: Database;
  now: () => Date;
  mailServer: { readonly canSend: boolean; readonly inbox: string };
  recordPlanned: RecordPlanned;
};

const after = (now: () => Date, milliseconds: number) =>
  new Date(now().getTime() + milliseconds).toISOString();

const isDue = (now: () => Date) =>
  and(
    eq(mails.status, "queued"),
    or(
      lte(mails.dueAt, after(now, 0)),
      and(gt(mails.dueAt, after(now, longestWait)), isNull(mails.lease), isNull(mails.sendAt)),
    ),
  );

const millisecondsUntilDue = async ({ db, now }: Deps, underWay: string[]) => {
  const isOther = notInArray(mails.id, underWay);
  const [due] = await db.read
    .select({ id: mails.id })
    .from(mails)
    .where(and(isDue(now), isOther))
    .limit(1);
  if (due) return 0;
  const [next] = await db.read
    .select({ dueAt: mails.dueAt })
    .from(mails)
    .where(and(eq(mails.status, "queued"), isOther))
    .orderBy(asc(mails.dueAt))
    .limit(1);
  return next?.dueAt ? Math.max(0, Date.parse(next.dueAt) - now().getTime()) : undefined;
};

const lease = (
  { db, now, recordPlanned }: Deps,
  count: number,
  underWay: string[],
): Promise<LeasedMail[]> =>
  db.write(async (tx) => {
    const due = await tx
      .select()
      .from(mails)
      .where(and(isDue(now), notInArray(mails.id, underWay)))
      .orderBy(asc(mails.dueAt))
      .limit(count);
    const leased = due.map((row) => ({
      ...row,
      lease: newId(),
      dueAt: after(now, leaseMilliseconds),
      attempts: row.attempts + 1,
      // From now on nobody can cancel it.
      sendAt: null,
    }));
    for (const { id, lease, dueAt, attempts, sendAt } of leased) {
      await tx.update(mails).set({ lease, dueAt, attempts, sendAt }).where(eq(mails.id, id));
    }
    const planned = due.filter(({ sendAt }) => sendAt !== null).map(({ id }) => id);
    if (planned.length > 0) await recordPlanned(tx, planned, now());
    return leased;
  });

const updateLeased = async (
  { db }: Deps,
  { id, lease }: LeasedMail,
  changes: Partial<typeof mails.$inferInsert>,
) => {
  const isOurs = and(eq(mails.id, id), eq(mails.lease, lease));
  const changed = await db.write((tx) =>
    tx.update(mails).set(changes).where(isOurs).returning({ id: mails.id }),
  );
  return changed.length > 0;
};

const retryOrFail = (deps: Deps, mail: LeasedMail, { kind, message }: SendFailure) => {
  const { now } = deps;
  const delay = kind === "permanent" ? undefined : retryDelay(mail, kind, now());
  if (delay !== undefined) {
    return updateLeased(deps, mail, { lease: null, dueAt: after(now, delay), lastError: message });
  }
  const isTooLate = kind === "temporary" || kind === "server";
  const lastError = isTooLate ? `Gave up after two days. ${message}` : message;
  const settled = { status: "failed", lease: null, dueAt: null, settledAt: after(now, 0) } as const;
  return updateLeased(deps, mail, { ...settled, lastError });
};

const markSent = ({ db, now }: Deps, { id }: LeasedMail) => {
  const settled = { status: "sent", lease: null, dueAt: null, settledAt: after(now, 0) } as const;
  // A link that was delivered is nobody else's business, not even a backup's.
  const parts = sql`CASE WHEN ${mails.isPersonal} THEN ${JSON.stringify(personalParts)} ELSE ${mails.parts} END`;
  return db.write((tx) =>
    tx
      .update(mails)
      .set({ ...settled, parts, lastError: null })
      .where(eq(mails.id, id)),
  );
};

/** No lease lasts longer: where the clock was put back, those of workers that have died would. */
const shortenLeases = async ({ db, now }: Deps) => {
  const dueAt = after(now, leaseMilliseconds);
  const isTooLong = and(isNotNull(mails.lease), gt(mails.dueAt, dueAt));
  if ((await db.read.$count(mails, isTooLong)) === 0) return;
  await db.write((tx) => tx.update(mails).set({ dueAt }).where(isTooLong));
};

/** The outbox for workers. A lease reserves a mail for one worker until the lease ends. */
export const createMailQueue = (deps: Deps) => ({
  syncHeldMails: async () => {
    await shortenLeases(deps);
    await syncHeldMails(deps);
  },

  /** Until there is a mail to lease beside those under way; `undefined` if there is none. */
  millisecondsUntilDue: (underWay: string[]) => millisecondsUntilDue(deps, underWay),

  lease: (count: number, underWay: string[]) => lease(deps, count, underWay),

  /** Keeps a mail that takes long; `false` when another worker has it by now. */
  renewLease: (mail: LeasedMail) =>
    updateLeased(deps, mail, { dueAt: after(deps.now, leaseMilliseconds) }),

  /** Applies even if another worker holds the lease, so that the mail is not sent twice. */
  markSent: (mail: LeasedMail) => markSent(deps, mail),

  retryOrFail: (mail: LeasedMail, failure: SendFailure) => retryOrFail(deps, mail, failure),

  /** Gives a mail back untouched, for the next worker. */
  releaseLease: (mail: LeasedMail) =>
    updateLeased(deps, mail, { lease: null, dueAt: after(deps.now, 0) }),
});
export type MailQueue = ReturnType<typeof createMailQueue>;
