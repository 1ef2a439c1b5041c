import pLimit from "p-limit";
import type { Storage } from "./storage.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Files that are read at once; who asks for more waits. */
const readsAtOnce = 32;

/**
 * Keeps the files that were read last in memory, `capacity` bytes of them; who asks for the same file
 * at the same time waits for one reading. For stores that are far away.
 */
export const withReadCache = (storage: Storage, capacity: number): Storage => {
  /** Those read last come last. */
  const kept = new Map<string, Bytes>();
  const reading = new Map<string, Promise<Bytes | undefined>>();
  const readInTurn = pLimit(readsAtOnce);
  let size = 0;

  const forget = (file: string) => {
    size -= kept.get(file)?.length ?? 0;
    kept.delete(file);
  };

  const keep = (file: string, bytes: Bytes) => {
    forget(file);
    kept.set(file, bytes);
    size += bytes.length;
    for (const oldest of kept.keys()) {
      if (size <= capacity) return;
      forget(oldest);
    }
  };

  const read = async (file: string) => {
    try {
      const bytes = await readInTurn(() => storage.get(file));
      if (bytes) keep(file, bytes);
      return bytes;
    } finally {
      reading.delete(file);
    }
  };

  return {
    ...storage,
    get: (file) => {
      const bytes = kept.get(file);
      if (bytes) {
        keep(file, bytes);
        return Promise.resolve(bytes);
      }
      const started = reading.get(file) ?? read(file);
      reading.set(file, started);
      return started;
    },
    remove: async (file) => {
      await storage.remove(file);
      forget(file);
    },
  };
};
