import { inArray, lt, or, sql } from "drizzle-orm";
import type { LinkClickInput } from "shared/inbox/reports/link-clicks";
import { limits } from "shared/limits";
import { batchSize, changeInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { daysBefore } from "#platform/db/older-than.ts";
import { linkClicks } from "#tables/link-clicks.ts";

type Deps = { db: Database; now: () => Date };

/** Clicks on links to WhatsApp, a phone or a mail program, for the reports. */
export const createLinkClicksService = ({ db, now }: Deps) => ({
  record: ({ channel, ...source }: LinkClickInput) =>
    db.write(async (tx) => {
      await tx.insert(linkClicks).values({ channel, source, createdAt: now().toISOString() });
    }),

  removeOld: async (signal: AbortSignal) => {
    const { seq: number } = linkClicks;
    const isOld = or(
      lt(linkClicks.createdAt, daysBefore(now(), limits.linkClickDays)),
      sql`${number} <= (SELECT max(${number}) FROM ${linkClicks}) - ${limits.linkClicks}`,
    );
    const removed = await changeInBatches(
      db,
      (tx) => {
        const { seq } = linkClicks;
        const batch = tx.select({ seq }).from(linkClicks).where(isOld).limit(batchSize);
        return tx.delete(linkClicks).where(inArray(seq, batch)).returning({ seq });
      },
      signal,
    );
    return { removed };
  },
});
export type LinkClicksService = ReturnType<typeof createLinkClicksService>;
