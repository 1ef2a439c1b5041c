import { createHash } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { failedSignIns } from "#db/schema/sessions.ts";
import type { Transaction } from "#db/transaction.ts";
import { rateLimited } from "../../../lib/errors.ts";

const minute = 60_000;
const longestWait = 15 * minute;
const forgottenAfter = 24 * 60 * minute;
const mostKept = 100_000;

export type FailureDeps = { db: Database; now: () => Date };

/** Of one kind of attempts: who fails at one may go on with another. */
type Kind = {
  name: "password" | "factor" | "factor anywhere" | "proof" | "proof of a user";
  /** Failures that cost nothing. */
  free: number;
};

/** Before the next try: a minute after those that cost nothing, then twice as long each time. */
const waitAfter = (count: number, free: number) =>
  count < free ? 0 : Math.min(minute * 2 ** (count - free), longestWait);

const isOf = (key: string) => eq(failedSignIns.key, key);

const readFailures = async (tx: Transaction, key: string, time: number) => {
  const [row] = await tx.select().from(failedSignIns).where(isOf(key));
  const last = row ? Date.parse(row.lastAt) : 0;
  return row && time - last <= forgottenAfter ? { count: row.count, last } : { count: 0, last: 0 };
};

/** Counts it by something else, too; 0, or the seconds to wait. */
export type TakeAsWell = (tx: Transaction) => Promise<number>;

/** Counts a try as failed until it is known; the seconds to wait where it is not allowed, else 0. */
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
    // A failure that is yet to come was counted before the clock was put back.
    if (wait > 0 && last <= at.getTime()) return Math.ceil(wait / 1_000);
    const set = { count: count + 1, lastAt: at.toISOString() };
    await tx
      .insert(failedSignIns)
      .values({ key, ...set })
      .onConflictDoUpdate({ target: failedSignIns.key, set });
    return 0;
  });

/** What was begun was never tried. */
const takeBack = ({ db }: FailureDeps, key: string) =>
  db.write((tx) =>
    tx
      .update(failedSignIns)
      .set({ count: sql`${failedSignIns.count} - 1` })
      .where(and(isOf(key), gt(failedSignIns.count, 0))),
  );

/** Failures in a row, by whom they are counted, in all processes together. */
export const createFailedSignIns = (deps: FailureDeps, { name, free }: Kind) => ({
  /** Whether `check` finds it right; 429 after many failures, and no failure where it throws. */
  attempt: async (
    whose: string,
    check: () => Promise<boolean>,
    takeAsWell: TakeAsWell = async () => 0,
  ): Promise<boolean> => {
    const key = createHash("sha256").update(`${name} ${whose}`).digest("base64url");
    const seconds = await begin(deps, key, free, takeAsWell);
    if (seconds > 0) throw rateLimited(seconds);
    try {
      const isRight = await check();
      if (isRight) await deps.db.write((tx) => tx.delete(failedSignIns).where(isOf(key)));
      return isRight;
    } catch (error) {
      // What went wrong counts, not whether it could be noted.
      await takeBack(deps, key).catch(() => {});
      throw error;
    }
  },
});

/** Removes what is forgotten, and the oldest beyond what a crowd of attackers may fill. */
export const createFailureCleanup =
  ({ db, now }: FailureDeps) =>
  () =>
    db.write(async (tx) => {
      const [oldest] = await tx
        .select({ lastAt: failedSignIns.lastAt })
        .from(failedSignIns)
        .orderBy(desc(failedSignIns.lastAt))
        .limit(1)
        .offset(mostKept);
      const forgotten = new Date(now().getTime() - forgottenAfter).toISOString();
      const before = oldest && oldest.lastAt > forgotten ? oldest.lastAt : forgotten;
      const removed = await tx
        .delete(failedSignIns)
        .where(lt(failedSignIns.lastAt, before))
        .returning({ key: failedSignIns.key });
      return { removed: removed.length };
    });
