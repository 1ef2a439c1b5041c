import { and, asc, eq, gt, inArray, isNull, lt, not, or } from "drizzle-orm";
import { batchSize, changeInBatches, readInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { pictures, unusedFiles } from "#tables/pictures.ts";
import { isInProposal, isKept, isShown } from "../images/shown-pictures.ts";
import { hashInFileName } from "../storage/picture-files.ts";

type PictureRow = typeof pictures.$inferSelect;

const listFiles = ({ mainFile, renditions }: PictureRow) => [
  mainFile,
  ...renditions.map(({ file }) => file),
];

const deleteBatch = async (tx: Transaction, now: Date) => {
  const unused = tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        eq(pictures.isPending, false),
        or(isNull(pictures.keptUntil), lt(pictures.keptUntil, now.toISOString())),
        not(isShown(tx)),
        not(isKept(tx)),
        not(isInProposal),
      ),
    )
    .limit(batchSize);
  const deleted = await tx.delete(pictures).where(inArray(pictures.id, unused)).returning();
  // Notes from before the pictures were used are out of date: the grace period starts now.
  const files = deleted.flatMap((picture) => [picture.id, ...listFiles(picture)]);
  await tx.delete(unusedFiles).where(inArray(unusedFiles.file, files));
  return deleted;
};

/** Files stay for their whole grace period: the same upload, which may be under way, gets a row again. */
export const deleteUnusedPictures = (db: Database, now: Date) =>
  changeInBatches(db, (tx) => deleteBatch(tx, now));

export const readReferencedFiles = async ({ read }: Database) => {
  const readBatch = (after: string) =>
    read
      .select()
      .from(pictures)
      .where(gt(pictures.id, after))
      .orderBy(asc(pictures.id))
      .limit(batchSize);
  const hashes = new Set<string>();
  const pending = new Set<string>();
  for await (const picture of readInBatches(readBatch, (row) => row.id)) {
    for (const file of listFiles(picture)) hashes.add(hashInFileName(file) ?? file);
    if (picture.isPending) pending.add(picture.id);
  }
  return { hashes, pending };
};
