import { createHash } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { rateLimited } from "#platform/errors.ts";
import { failedSignIns } from "#tables/accounts.ts";

const minute = 60_000;
const longestWait = 15 * minute;
const forgottenAfter = 24 * 60 * minute;
const maxRows = 100_000;

type FailureDeps = { db: Database; now: () => Date };

/** Each kind of attempt counts alone: failures at one kind do not block another. */
type Kind = {
  name:
    | "password"
    | "factor"
    | "factor anywhere"
    | "reauthentication"
    | "reauthentication of a user";
  /** Failures that cost nothing. */
  free: number;
};

/** Returns the wait before the next try: a minute after the free failures, then twice as long each time. */
const waitAfter = (count: number, free: number) =>
  count < free ? 0 : Math.min(minute * 2 ** (count - free), longestWait);

const byKey = (key: string) => eq(failedSignIns.key, key);

const readFailures = async (tx: Transaction, key: string, time: number) => {
  const [row] = await tx.select().from(failedSignIns).where(byKey(key));
  const last = row ? Date.parse(row.lastAt) : 0;
  return row && time - last <= forgottenAfter ? { count: row.count, last } : { count: 0, last: 0 };
};

/** Counts the attempt in another limiter as well; returns 0, or the seconds to wait. */
export type TakeAsWell = (tx: Transaction) => Promise<number>;

/** Counts an attempt as failed until its outcome is known; returns the seconds to wait if it is not allowed, else 0. */
const begin = (
  { db, now }: FailureDeps,
  key: string,
  free: number,
  takeAsWell: TakeAsWell,
): Promise<number> =>
  db.write(async (tx) => {
    const at = now();
    const [{ count, last }, seconds] = await Promise.all([
      readFailures(tx, key, at.getTime()),
      takeAsWell(tx),
    ]);
    if (seconds > 0) return seconds;
    const wait = last + waitAfter(count, free) - at.getTime();
    // A failure in the future was counted before the clock was put back.
    if (wait > 0 && last <= at.getTime()) return Math.ceil(wait / 1_000);
    const set = { count: count + 1, lastAt: at.toISOString() };
    await tx
      .insert(failedSignIns)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: failedSignIns.key, set });
    return 0;
  });

/** Uncounts an attempt whose check did not take place. */
const takeBack = ({ db }: FailureDeps, key: string) =>
  db.write((tx) =>
    tx
      .update(failedSignIns)
      .set({ count: sql`${failedSignIns.count} - 1` })
      .where(and(byKey(key), gt(failedSignIns.count, 0))),
  );

/** Counts failures in a row by key, for all processes together. */
export const createFailedSignIns = (deps: FailureDeps, { name, free }: Kind) => ({
  /** Returns the result of `check`; 429 after many failures. A check that throws counts as no failure. */
  attempt: async (
    subject: string,
    check: () => Promise<boolean>,
    takeAsWell: TakeAsWell = async () => 0,
  ): Promise<boolean> => {
    const key = createHash("sha256").update(`${name} ${subject}`).digest("base64url");
    const seconds = await begin(deps, key, free, takeAsWell);
    if (seconds > 0) throw rateLimited(seconds);
    try {
      const isRight = await check();
      if (isRight) await deps.db.write((tx) => tx.delete(failedSignIns).where(byKey(key)));
      return isRight;
    } catch (error) {
      // The first error matters more than a failed correction.
      await takeBack(deps, key).catch(() => {});
      throw error;
    }
  },
});

export type FailedSignIns = ReturnType<typeof createFailedSignIns>;

/** Removes forgotten failures, and the oldest ones beyond a limit, as attackers could fill the disk. */
export const createFailureCleanup =
  ({ db, now }: FailureDeps) =>
  () =>
    db.write(async (tx) => {
      const [oldest] = await tx
        .select({ lastAt: failedSignIns.lastAt })
        .from(failedSignIns)
        .orderBy(desc(failedSignIns.lastAt))
        .limit(1)
        .offset(maxRows);
      const forgotten = new Date(now().getTime() - forgottenAfter).toISOString();
      const before = oldest && oldest.lastAt > forgotten ? oldest.lastAt : forgotten;
      const removed = await tx
        .delete(failedSignIns)
        .where(lt(failedSignIns.lastAt, before))
        .returning({ key: failedSignIns.key });
      return { removed: removed.length };
    });
