import { lt } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { floods, messageTraces } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { forgetTraces } from "./recent-messages.ts";

/** Milliseconds; the dashboard tells of a flood for a week. */
const floodsAreKept = 30 * 24 * 3_600_000;

const forgetFloods = (tx: Transaction, at: Date) => {
  const before = new Date(at.getTime() - floodsAreKept).toISOString();
  return tx.delete(floods).where(lt(floods.lastAt, before)).returning({ seq: floods.seq });
};

/** Forgets messages of more than a day ago, and old floods. Returns how many there were. */
export const createTraceCleanup =
  ({ db, now }: { db: Database; now: () => Date }) =>
  () =>
    db.write(async (tx) => ({
      messages: (await forgetTraces(tx, now()).returning({ id: messageTraces.id })).length,
      floods: (await forgetFloods(tx, now())).length,
    }));
