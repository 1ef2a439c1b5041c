import type { Database } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { redactValues } from "#db/sqlite-errors.ts";
import type { Transaction } from "#db/transaction.ts";
import { createWorkLoop } from "../../lib/async/work-loop.ts";
import type { Log } from "../../lib/log.ts";
import { assertHeld, giveBackLease, type Lease, LeaseLostError, takeLease } from "./leases.ts";

/** Whoever leads and is not heard of for so long (ms) is followed by another. */
const leaseMilliseconds = 15_000;
const renewMilliseconds = 4_000;

type Deps = {
  db: Pick<Database, "write">;
  /** Does from now on what one process does for all. */
  lead: () => Promise<void>;
  /** Another process has taken over, or this one cannot lead: it must end. */
  onLost: (reason: unknown) => void;
  log: Log;
  milliseconds?: { lease: number; renew: number };
};

/** One of the processes leads at a time. The others wait for its lease to end. */
export const createLeadership = ({
  db,
  lead,
  onLost,
  log,
  milliseconds = { lease: leaseMilliseconds, renew: renewMilliseconds },
}: Deps) => {
  const wanted = { name: "lead", holder: newId(), milliseconds: milliseconds.lease };
  let held: Lease | undefined;

  const begin = async (lease: Lease) => {
    held = lease;
    log.info({ event: "leadership.taken", fence: lease.fence }, "This process leads.");
    await lead();
  };

  const warn = (error: unknown) =>
    log.warn(
      { event: "leadership.retry", err: redactValues(error) },
      "The lease could not be renewed; trying again.",
    );

  const loop = createWorkLoop({
    run: async () => {
      const taken = await takeLease(db, wanted);
      if (held && taken?.fence !== held.fence) onLost("Another process has taken over.");
      else if (taken && !held) begin(taken).catch(onLost);
      return milliseconds.renew;
    },
    onError: warn,
    backoff: { first: 500, longest: milliseconds.renew },
  });

  return {
    isLeading: () => held !== undefined,

    /** For writes that the leader alone may do. Throws {@link LeaseLostError}. */
    assertLeads: async (tx: Transaction) => {
      if (!held) throw new LeaseLostError("This process does not lead.");
      await assertHeld(tx, held);
    },

    /** Resolves once this process leads and all is begun, or another leads. Throws what `lead` throws. */
    start: async () => {
      // Others may write without a pause while they start; who leads is found out a little later then.
      const lease = await takeLease(db, wanted).catch((error: unknown) => warn(error));
      const begun = lease && begin(lease);
      loop.start();
      await begun;
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
