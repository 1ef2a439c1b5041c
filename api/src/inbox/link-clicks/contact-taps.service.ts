import { inArray, lt, or, sql } from "drizzle-orm";
import type { TapInput } from "shared/inbox/reports/contact-taps";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import { contactTaps } from "#tables/contact-taps.ts";

type Deps = { db: Database; now: () => Date };

/** Clicks on links to WhatsApp, a phone or a mail program, for the reports. */
export const createContactTapsService = ({ db, now }: Deps) => ({
  record: ({ channel, ...source }: TapInput) =>
    db.write(async (tx) => {
      await tx.insert(contactTaps).values({ channel, source, createdAt: now().toISOString() });
    }),

  removeOld: async (signal: AbortSignal) => {
    const { seq: number } = contactTaps;
    const isOld = or(
      lt(contactTaps.createdAt, daysBefore(now(), limits.tapDays)),
      sql`${number} <= (SELECT max(${number}) FROM ${contactTaps}) - ${limits.taps}`,
    );
    const removed = await changeInBatches(
      db,
      (tx) => {
        const { seq } = contactTaps;
        const some = tx.select({ seq }).from(contactTaps).where(isOld).limit(batchSize);
        return tx.delete(contactTaps).where(inArray(seq, some)).returning({ seq });
      },
      signal,
    );
    return { removed };
  },
});
export type ContactTapsService = ReturnType<typeof createContactTapsService>;
