import pLimit from "p-limit";
import type { Storage } from "./storage.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const concurrentReads = 32;

const createLruCache = (capacity: number) => {
  const files = new Map<string, Bytes>();
  let size = 0;

  const remove = (file: string) => {
    size -= files.get(file)?.length ?? 0;
    files.delete(file);
  };
  const add = (file: string, bytes: Bytes) => {
    remove(file);
    files.set(file, bytes);
    size += bytes.length;
    for (const oldest of files.keys()) {
      if (size <= capacity) return;
      remove(oldest);
    }
  };
  return {
    add,
    remove,
    get: (file: string) => {
      const bytes = files.get(file);
      if (bytes) add(file, bytes);
      return bytes;
    },
  };
};

export const withReadCache = (storage: Storage, capacity: number): Storage => {
  const cache = createLruCache(capacity);
  const reading = new Map<string, Promise<Bytes | undefined>>();
  const limit = pLimit(concurrentReads);

  const read = async (file: string) => {
    try {
      const bytes = await limit(() => storage.get(file));
      if (bytes) cache.add(file, bytes);
      return bytes;
    } finally {
      reading.delete(file);
    }
  };

  return {
    ...storage,
    get: (file) => {
      const bytes = cache.get(file);
      if (bytes) return Promise.resolve(bytes);
      const started = reading.get(file) ?? read(file);
      reading.set(file, started);
      return started;
    },
    remove: async (file) => {
      await storage.remove(file);
      cache.remove(file);
    },
  };
};
