import { asc, gt, inArray } from "drizzle-orm";
import { readInBatches } from "#platform/db/batches.ts";
import type { Database } from "#platform/db/client.ts";
import { unusedFiles } from "#tables/pictures.ts";

const batchSize = 500;

const toBatches = (files: string[]) =>
  Array.from({ length: Math.ceil(files.length / batchSize) }, (_, index) =>
    files.slice(index * batchSize, (index + 1) * batchSize),
  );

const readKnown = async ({ read }: Database) => {
  const readBatch = (after: string) =>
    read
      .select()
      .from(unusedFiles)
      .where(gt(unusedFiles.file, after))
      .orderBy(asc(unusedFiles.file))
      .limit(batchSize);
  const known = new Map<string, string>();
  for await (const { file, since } of readInBatches(readBatch, (row) => row.file)) {
    known.set(file, since);
  }
  return known;
};

export const forgetUnused = async (db: Database, files: string[]) => {
  for (const batch of toBatches(files)) {
    await db.write((tx) => tx.delete(unusedFiles).where(inArray(unusedFiles.file, batch)));
  }
};

const addUnused = async (db: Database, files: string[], at: Date) => {
  const since = at.toISOString();
  for (const batch of toBatches(files)) {
    const rows = batch.map((file) => ({ file, since }));
    await db.write((tx) => tx.insert(unusedFiles).values(rows).onConflictDoNothing());
  }
};

export const updateUnused = async (
  db: Database,
  unused: ReadonlySet<string>,
  at: Date,
): Promise<ReadonlyMap<string, string>> => {
  const known = await readKnown(db);
  await forgetUnused(
    db,
    [...known.keys()].filter((file) => !unused.has(file)),
  );
  await addUnused(
    db,
    [...unused].filter((file) => !known.has(file)),
    at,
  );
  return new Map([...known].filter(([file]) => unused.has(file)));
};
