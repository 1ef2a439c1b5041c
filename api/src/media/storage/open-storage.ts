import { join } from "node:path";
import type { Settings } from "../../env.ts";
import type { Log } from "../../log.ts";
import { createStoreOwner } from "./bucket-owner.ts";
import { cacheReads } from "./read-cache.ts";
import { createS3Storage } from "./s3-storage.ts";
import { createDiskStorage, type Storage } from "./storage.ts";

/** Bytes of pictures in memory where the store is far away: the pictures of some hundred cards. */
const cachedBytes = 32 * 1024 * 1024;

type StoreSettings = Pick<Settings, "DATA_DIR" | "mediaS3">;

/** The store of pictures that the settings name; `ending` gives up what goes on over the network. */
export const openStorage = async (
  { DATA_DIR, mediaS3 }: StoreSettings,
  ending?: AbortSignal,
): Promise<Storage> =>
  mediaS3
    ? cacheReads(createS3Storage(mediaS3, { ending }), cachedBytes)
    : createDiskStorage(join(DATA_DIR, "media"));

/** Tells whether what lies in the bucket of the settings is this product's; a folder always is. */
export const openStoreOwner = (
  { DATA_DIR, mediaS3 }: StoreSettings,
  log: Log,
  ending: AbortSignal,
) =>
  mediaS3 &&
  createStoreOwner({
    storage: createS3Storage(mediaS3, { ending }),
    path: join(DATA_DIR, "store-owner"),
    log,
  });
