import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import { createWorkLoop } from "#platform/async/work-loop.ts";
import type { Database } from "#platform/db/client.ts";
import { newId } from "#platform/db/new-id.ts";
import { leases } from "#platform/db/schema/processes.ts";
import { redactValues } from "#platform/db/sqlite-errors.ts";
import type { Log } from "#platform/log.ts";
import { StartError } from "#platform/start-error.ts";

const name = "worker";
/**
 * In milliseconds. A killed holder keeps its successor waiting for the lifetime; `longestWait` allows for
 * slow answers.
 */
const usualTimes = { lifetime: 5_000, renewal: 1_000, retry: 250, longestWait: 10_000 };

const databaseTime = sql`CAST(unixepoch('subsec') * 1000 AS INTEGER)`;

type Reader = Pick<Database, "read">;
type Writer = Pick<Database, "write">;
type Lease = typeof leases.$inferSelect;

const isHeldBy = (holder: string) => and(eq(leases.name, name), eq(leases.holder, holder));

/** Takes the lease unless it is held. Returns the lease as it is then. */
const tryToTake = ({ write }: Writer, holder: string, lifetime: number) =>
  write(async (tx) => {
    const place = `process ${process.pid} on ${hostname()}`;
    const expiresAt = sql`${databaseTime} + ${lifetime}`;
    await tx
      .insert(leases)
      .values({ name, holder, place, expiresAt })
      .onConflictDoUpdate({
        target: leases.name,
        set: { holder, place, expiresAt },
        setWhere: sql`${leases.expiresAt} <= ${databaseTime}`,
      });
    const [lease] = await tx.select().from(leases).where(eq(leases.name, name));
    return lease;
  });

/** Place of the lease's holder; `undefined` without a holder. */
export const readLeaseHolder = async ({ read }: Reader) => {
  const [held] = await read
    .select()
    .from(leases)
    .where(and(eq(leases.name, name), sql`${leases.expiresAt} > ${databaseTime}`));
  return held?.place;
};

type Deps = {
  db: Pick<Database, "read" | "write">;
  /** Called when another process took the lease. */
  onLost: () => void;
  log: Pick<Log, "warn">;
  times?: typeof usualTimes;
};

const waitForLease = async ({ db, times = usualTimes }: Deps, holder: string) => {
  const giveUpAt = performance.now() + times.longestWait;
  let first: Lease | undefined;
  for (;;) {
    const lease = await tryToTake(db, holder, times.lifetime);
    if (!lease || lease.holder === holder) return;
    first ??= lease;
    const isAlive = lease.holder !== first.holder || lease.expiresAt > first.expiresAt;
    if (isAlive || performance.now() > giveUpAt)
      throw new StartError(
        `Another process (${lease.place}) already runs the background jobs of this database. Stop it first, or start this process with --role web.`,
      );
    await pause(times.retry);
  }
};

/**
 * Makes this process the one that runs the background jobs on a database server. Waits until the lease of a killed
 * process runs out. Throws {@link StartError}, naming the holder, where that is alive.
 */
export const takeLease = async (deps: Deps) => {
  const { db, onLost, log, times = usualTimes } = deps;
  const holder = newId();
  await waitForLease(deps, holder);

  const renew = () =>
    db.write((tx) =>
      tx
        .update(leases)
        .set({ expiresAt: sql`${databaseTime} + ${times.lifetime}` })
        .where(isHeldBy(holder))
        .returning({ name: leases.name }),
    );
  const warn = (event: string, message: string) => (error: unknown) =>
    log.warn({ event, err: redactValues(error) }, message);

  const loop = createWorkLoop({
    run: async () => {
      const renewed = await renew();
      if (renewed.length > 0) return times.renewal;
      onLost();
      return Number.POSITIVE_INFINITY;
    },
    onError: warn("lease.retry", "Could not renew the lease; retrying."),
    backoff: { first: 250, longest: times.renewal },
  });
  loop.start();

  return {
    /** Its successor need not wait. */
    giveBack: async () => {
      await loop.stop();
      await db
        .write((tx) => tx.update(leases).set({ expiresAt: 0 }).where(isHeldBy(holder)))
        .catch(warn("lease.kept", "Could not release the lease; it will expire."));
    },
  };
};
