import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Database, Transaction } from "#db/client.ts";
import { once, type Request } from "#db/idempotency.ts";
import { newId } from "#db/new-id.ts";
import { builds, contentRevision } from "#db/schema.ts";

/** The one row of the revision counter. */
export const revisionRow = 1;

/** What visitors are shown has changed. */
export type OnContentChange = () => void;

/** Raises the revision and returns it. */
const raiseRevision = async (tx: Transaction) => {
  const [row] = await tx
    .insert(contentRevision)
    .values({ id: revisionRow, revision: 1 })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: sql`${contentRevision.revision} + 1` },
    })
    .returning({ revision: contentRevision.revision });
  return row?.revision ?? 1;
};

/** How often the public content was written so far. */
export const currentRevision = async (tx: Transaction) => {
  const [row] = await tx.select().from(contentRevision).where(eq(contentRevision.id, revisionRow));
  return row?.revision ?? 0;
};

/** Stores a request to publish `revision`, in place of those that still wait. */
export const requestBuild = async (
  tx: Transaction,
  request: { revision: number; reason: string; releaseOf?: string },
  at: Date,
) => {
  const requestedAt = at.toISOString();
  await tx
    .update(builds)
    .set({ status: "superseded", finishedAt: requestedAt })
    .where(eq(builds.status, "waiting"));
  const [row] = await tx
    .insert(builds)
    .values({ id: newId(), ...request, status: "waiting", requestedAt })
    .returning();
  return row;
};

/** A write that may be asked for more than once, and what it answers. */
type Repeatable<T> = { request: Request; answer: z.ZodType<T> };

/**
 * Runs writes to public content: `job`, the raised revision and the request to publish are one
 * transaction, so that none is ever stored without the others. What is asked for again with the
 * same key gets the first answer again, and publishes nothing.
 */
export const createContentWriter = (
  { db, now }: { db: Database; now: () => Date },
  onChange: OnContentChange,
) => {
  return async <T>(
    reason: string,
    job: (tx: Transaction) => Promise<T>,
    repeatable?: Repeatable<T>,
  ): Promise<T> => {
    const result = await db.write((tx) => {
      const write = async () => {
        const value = await job(tx);
        await requestBuild(tx, { revision: await raiseRevision(tx), reason }, now());
        return value;
      };
      return repeatable ? once(tx, repeatable.request, repeatable.answer, write) : write();
    });
    onChange();
    return result;
  };
};
export type WriteContent = ReturnType<typeof createContentWriter>;
