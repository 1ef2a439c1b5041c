import { eq, sql } from "drizzle-orm";
import type { Reader } from "#db/client.ts";
import { contentRevision } from "#db/schema/builds.ts";
import type { Transaction } from "#db/transaction.ts";

export const revisionRow = 1;

export const raiseRevision = async (tx: Transaction) => {
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

export const currentRevision = async (read: Pick<Reader, "select">) => {
  const [row] = await read
    .select()
    .from(contentRevision)
    .where(eq(contentRevision.id, revisionRow));
  return row?.revision ?? 0;
};
