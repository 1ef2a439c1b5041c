import { desc, lte } from "drizzle-orm";
import { product } from "#platform/actor.ts";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { olderThan } from "#platform/db/older-than.ts";
import { auditEntries } from "#tables/audit.ts";
import { addEntry } from "./add-entries.ts";

type Deps = { db: Database; now: () => Date; readDays: () => Promise<number> };

/** Removes entries that were kept long enough. An `audit.trimmed` entry says so first, by which verify accepts the gap. */
export const createTrim = ({ db, now, readDays }: Deps) => {
  const { seq } = auditEntries;

  const announce = async (at: Date, days: number) => {
    const isOld = await olderThan(db.read, auditEntries, { now: at, days });
    return db.write(async (tx) => {
      const [last] = await tx
        .select({ seq })
        .from(auditEntries)
        .where(isOld)
        .orderBy(desc(seq))
        .limit(1);
      if (!last) return undefined;
      const after = { upTo: last.seq, olderThanDays: days };
      await addEntry(tx, { action: "audit.trimmed", after, by: product, at });
      return last.seq;
    });
  };

  return async (signal: AbortSignal) => {
    const days = await readDays();
    const upTo = await announce(now(), days);
    if (upTo === undefined) return { entries: 0 };
    const entries = await changeInBatches(
      db,
      async (tx) => {
        const oldest = await tx.select({ seq }).from(auditEntries).orderBy(seq).limit(batchSize);
        const removed = oldest.filter((entry) => entry.seq <= upTo);
        const last = removed.at(-1);
        if (last) await tx.delete(auditEntries).where(lte(seq, last.seq));
        return removed;
      },
      signal,
    );
    return { entries };
  };
};
