import { isTemporaryFile } from "#platform/files/write-file.ts";
import { createDiskStorage, type Storage } from "./storage.ts";

/** Re-encoded pictures with pending renditions, by picture id; they are never served. */
export type Masters = Storage & {
  /** Takes those of before there was a bucket into it. Returns how many. */
  moveToBucket: () => Promise<{ moved: number }>;
};

const withBucket = (disk: Storage, bucket: Storage, isOurs: () => Promise<boolean>): Masters => ({
  put: async (id, bytes) => ((await isOurs()) ? bucket : disk).put(id, bytes),
  get: async (id) => (await disk.get(id)) ?? bucket.get(id),
  remove: async (id) => {
    if (await isOurs()) await bucket.remove(id);
    await disk.remove(id);
  },
  async *list() {
    yield* disk.list();
    yield* bucket.list();
  },
  moveToBucket: async () => {
    let moved = 0;
    for await (const id of disk.list()) {
      const bytes = isTemporaryFile(id) ? undefined : await disk.get(id);
      if (!bytes) continue;
      if (!(await isOurs())) break;
      await bucket.put(id, bytes);
      await disk.remove(id);
      moved += 1;
    }
    return { moved };
  },
});

/** In the bucket where there is one of this product, else in `folder`. */
export const createMasters = async (
  folder: string,
  bucket?: Storage,
  isOurs = async () => true,
): Promise<Masters> => {
  const disk = await createDiskStorage(folder);
  return bucket
    ? withBucket(disk, bucket, isOurs)
    : { ...disk, moveToBucket: async () => ({ moved: 0 }) };
};
