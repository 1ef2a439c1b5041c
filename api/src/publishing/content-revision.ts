import { eq, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { contentRevision } from "#tables/builds.ts";

export const revisionRow = 1;

export const raiseRevision = (tx: Transaction) =>
  tx
    .insert(contentRevision)
    .values({ id: revisionRow, revision: 1 })
    .onConflictDoUpdate({
      target: contentRevision.id,
      set: { revision: sql`${contentRevision.revision} + 1` },
    });

/** The revision at the time the statement runs. */
export const storedRevision = sql<number>`(SELECT ${contentRevision.revision} FROM ${contentRevision} WHERE ${contentRevision.id} = ${revisionRow})`;

export const currentRevision = async (read: Pick<Reader, "select">) => {
  const [row] = await read
    .select()
    .from(contentRevision)
    .where(eq(contentRevision.id, revisionRow));
  return row?.revision ?? 0;
};
