import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";
import {
  assertHeld,
  giveBackLease,
  type Lease,
  LeaseLostError,
  readOver,
  takeLease,
} from "./leases.ts";

/** Whoever leads and is not heard of for so long (ms) is followed by another. */
const leaseMilliseconds = 15_000;
const renewMilliseconds = 4_000;

type Deps = {
  db: Pick<Database, "read" | "write">;
  /** Another process has taken over, or this one cannot lead: it must end. */
  onLost: (reason: unknown) => void;
  log: Log;
  milliseconds?: { lease: number; renew: number };
};

/** One of the processes leads at a time. The others wait for its lease to end. */
export const createLeadership = ({
  db,
  onLost,
  log,
  milliseconds = { lease: leaseMilliseconds, renew: renewMilliseconds },
}: Deps) => {
  const wanted = { name: "lead", holder: newId(), milliseconds: milliseconds.lease };
  let held: Lease | undefined;
  /** Does from now on what one process does for all. */
  let lead = async () => {};
  const lookedFirst = Promise.withResolvers<void>();
  let isStarted = false;
  let overBefore: number | undefined;

  const take = async () => {
    const taken = await takeLease(db, { ...wanted, overBefore });
    overBefore = taken ? undefined : await readOver(db, wanted.name);
    return taken;
  };

  const begin = async (lease: Lease) => {
    held = lease;
    log.info({ event: "leadership.taken", fence: lease.fence }, "This process leads.");
    await lead().catch((error: unknown) => {
      if (!isStarted) throw error;
      onLost(error);
    });
  };

  const warn = (error: unknown) =>
    log.warn(
      { event: "leadership.retry", err: redactValues(error) },
      "The lease could not be renewed; trying again.",
    );

  const loop = createWorkLoop({
    run: async () => {
      const taken = await take();
      if (held && taken?.fence !== held.fence) onLost("Another process has taken over.");
      else if (taken && !held) lookedFirst.resolve(begin(taken));
      lookedFirst.resolve();
      return milliseconds.renew;
    },
    onError: (error) => {
      warn(error);
      // Others may write without a pause while they start; who leads is found out a little later then.
      lookedFirst.resolve();
    },
    backoff: { first: 500, longest: milliseconds.renew },
  });

  return {
    isLeading: () => held !== undefined,

    /** For writes that the leader alone may do. Throws {@link LeaseLostError}. */
    assertLeads: async (tx: Transaction) => {
      if (!held) throw new LeaseLostError("This process does not lead.");
      await assertHeld(tx, held);
    },

    /** Resolves once this process leads and `whenLeading` is done, or another leads. Throws what that throws. */
    start: async (whenLeading: () => Promise<void>) => {
      lead = whenLeading;
      loop.start();
      await lookedFirst.promise;
      isStarted = true;
    },
    /** Others may lead at once. */
    stop: async () => {
      await loop.stop();
      if (!held) return;
      await giveBackLease(db, held).catch((error: unknown) =>
        log.warn(
          { event: "leadership.kept", err: redactValues(error) },
          "The lease could not be given back; others lead when it is over.",
        ),
      );
    },
  };
};
export type Leadership = ReturnType<typeof createLeadership>;
