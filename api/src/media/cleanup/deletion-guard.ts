import type { Storage } from "../storage/storage.ts";

/** What was stored so long ago (ms) has its row by now, or will never have one. */
const uploadWindow = 24 * 60 * 60_000;

export type GuardedStorage = Storage & Guard;
type Guard = {
  /** Deletes a file that nothing refers to; `false`, and nothing deleted, if it was stored lately. */
  deleteUnused: (file: string) => Promise<boolean>;
};

const createRecentFiles = (now: () => Date) => {
  const storedAt = new Map<string, number>();
  return {
    add: (file: string) => {
      const at = now().getTime();
      for (const [name, before] of storedAt) {
        if (before > at - uploadWindow) break;
        storedAt.delete(name);
      }
      storedAt.delete(file);
      storedAt.set(file, at);
    },
    has: (file: string) =>
      (storedAt.get(file) ?? Number.NEGATIVE_INFINITY) > now().getTime() - uploadWindow,
  };
};

/** Who stores a file waits until its deletion is over. All of the process must share the guard. */
export const guardDeletion = <Guarded extends Storage>(
  storage: Guarded,
  now: () => Date,
): Guarded & Guard => {
  const recent = createRecentFiles(now);
  const deletions = new Map<string, Promise<void>>();

  return {
    ...storage,
    put: async (file, bytes) => {
      recent.add(file);
      await deletions.get(file)?.catch(() => {});
      await storage.put(file, bytes);
    },
    deleteUnused: async (file) => {
      if (recent.has(file)) return false;
      const deletion = storage.remove(file);
      deletions.set(file, deletion);
      try {
        await deletion;
      } finally {
        deletions.delete(file);
      }
      return true;
    },
  };
};
