import { asc, gt, inArray } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { readInSteps } from "#db/read-in-steps.ts";
import { unusedFiles } from "#db/schema.ts";

/** Rows of one statement. */
const step = 500;

const stepsOf = (files: string[]) =>
  Array.from({ length: Math.ceil(files.length / step) }, (_, index) =>
    files.slice(index * step, (index + 1) * step),
  );

/** Remembers which files are unused, and since when. */
export const createUnusedFiles = ({ db, now }: { db: Database; now: () => Date }) => {
  const readKnown = async () => {
    const read = (after: string) =>
      db.read
        .select()
        .from(unusedFiles)
        .where(gt(unusedFiles.file, after))
        .orderBy(asc(unusedFiles.file))
        .limit(step);
    const known = new Map<string, string>();
    for await (const { file, since } of readInSteps(read, (row) => row.file))
      known.set(file, since);
    return known;
  };

  const forget = async (files: string[]) => {
    for (const part of stepsOf(files)) {
      await db.write((tx) => tx.delete(unusedFiles).where(inArray(unusedFiles.file, part)));
    }
  };

  const add = async (files: string[]) => {
    const since = now().toISOString();
    for (const part of stepsOf(files)) {
      const rows = part.map((file) => ({ file, since }));
      await db.write((tx) => tx.insert(unusedFiles).values(rows).onConflictDoNothing());
    }
  };

  return {
    forget,

    /** Takes down what is unused now, and nothing else. Returns since when each has been so. */
    update: async (unused: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> => {
      const known = await readKnown();
      await forget([...known.keys()].filter((file) => !unused.has(file)));
      await add([...unused].filter((file) => !known.has(file)));
      return new Map([...known].filter(([file]) => unused.has(file)));
    },
  };
};
