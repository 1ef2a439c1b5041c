import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/client.ts";
import { unusedFiles } from "#tables/pictures.ts";
import type { Storage } from "../storage/storage.ts";

export type GuardedStorage = Storage & Guard;
type Guard = {
  /**
   * Deletes a file that has been unused since before that time (ISO 8601). Returns `false` and deletes nothing if any
   * process stored it since.
   */
  deleteUnused: (file: string, dueBefore: string) => Promise<boolean>;
};

const createUnusedSince = ({ read, write }: Pick<Database, "read" | "write">) => {
  const find = async (file: string) =>
    (await read.select().from(unusedFiles).where(eq(unusedFiles.file, file)))[0]?.since;
  return {
    find,
    /** Restarts its grace period of one day. */
    renew: async (file: string, at: Date) => {
      if ((await find(file)) === undefined) return;
      const since = at.toISOString();
      await write((tx) => tx.update(unusedFiles).set({ since }).where(eq(unusedFiles.file, file)));
    },
  };
};

type Deps = { db: Pick<Database, "read" | "write">; now: () => Date };

/**
 * Storing a file leaves a note first; a process that was about to delete the file sees the note and has it stored
 * again.
 */
export const guardDeletion = <Guarded extends Storage>(
  storage: Guarded,
  { db, now }: Deps,
): Guarded & Guard => {
  const unusedSince = createUnusedSince(db);
  return {
    ...storage,
    put: async (file, bytes) => {
      await unusedSince.renew(file, now());
      await storage.put(file, bytes);
    },
    deleteUnused: async (file, dueBefore) => {
      const since = await unusedSince.find(file);
      if (since === undefined || since >= dueBefore) return false;
      const bytes = await storage.get(file);
      await storage.remove(file);
      if ((await unusedSince.find(file)) === since) return true;
      // A name never changes its bytes.
      if (bytes) await storage.put(file, bytes);
      return false;
    },
  };
};
