import type { Storage } from "../storage/storage.ts";

/** What was stored so long ago (ms) has its row by now, or will never have one. */
const uploadWindow = 24 * 60 * 60_000;

/** A store whose files may be removed by {@link guardDeletion}'s rules. */
export type GuardedStorage = Storage & Guard;
type Guard = {
  /** Removes a file that nothing refers to; `false`, and nothing removed, if it was stored lately. */
  deleteUnused: (file: string) => Promise<boolean>;
};

/**
 * Lets files be removed while the same may be stored again: who stores one waits until it is gone,
 * and what was stored lately is not removed. All of the process must share it.
 */
export const guardDeletion = <Guarded extends Storage>(
  storage: Guarded,
  now: () => Date,
): Guarded & Guard => {
  /** When each file was stored, oldest first. */
  const stored = new Map<string, number>();
  const removals = new Map<string, Promise<void>>();

  const note = (file: string) => {
    const at = now().getTime();
    for (const [name, before] of stored) {
      if (before > at - uploadWindow) break;
      stored.delete(name);
    }
    stored.delete(file);
    stored.set(file, at);
  };

  const isRecent = (file: string) =>
    (stored.get(file) ?? Number.NEGATIVE_INFINITY) > now().getTime() - uploadWindow;

  return {
    ...storage,
    put: async (file, bytes) => {
      note(file);
      await removals.get(file)?.catch(() => {});
      await storage.put(file, bytes);
    },
    deleteUnused: async (file) => {
      if (isRecent(file)) return false;
      const removal = storage.remove(file);
      removals.set(file, removal);
      try {
        await removal;
      } finally {
        removals.delete(file);
      }
      return true;
    },
  };
};
