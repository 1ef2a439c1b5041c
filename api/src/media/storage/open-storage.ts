import { join } from "node:path";
import type { Database } from "#platform/db/client.ts";
import type { Log } from "#platform/log.ts";
import { createBucketOwnership } from "./bucket-owner.ts";
import { createMasters } from "./masters.ts";
import { withReadCache } from "./read-cache.ts";
import type { S3Settings } from "./s3-client.ts";
import { createS3Storage } from "./s3-storage.ts";
import { createDiskStorage, type Storage } from "./storage.ts";

/** Bytes of pictures in memory where the storage is far away: the pictures of some hundred cards. */
const cachedBytes = 32 * 1024 * 1024;

type StorageSettings = { DATA_DIR: string; mediaS3: S3Settings | undefined };

export const openStorage = async (
  { DATA_DIR, mediaS3 }: StorageSettings,
  signal?: AbortSignal,
): Promise<Storage> =>
  mediaS3
    ? withReadCache(createS3Storage(mediaS3, { signal }), cachedBytes)
    : createDiskStorage(join(DATA_DIR, "media"));

export const openMasters = (
  { DATA_DIR, mediaS3 }: StorageSettings,
  ownsStorage?: () => Promise<boolean>,
  signal?: AbortSignal,
) =>
  createMasters(
    join(DATA_DIR, "masters"),
    mediaS3 && createS3Storage(mediaS3, { signal, prefix: "masters/" }),
    ownsStorage,
  );

export const openBucketOwnership = (
  { DATA_DIR, mediaS3 }: StorageSettings,
  db: Pick<Database, "read" | "write">,
  log: Log,
  signal: AbortSignal,
) =>
  mediaS3 &&
  createBucketOwnership({
    storage: createS3Storage(mediaS3, { signal }),
    db,
    path: join(DATA_DIR, "store-owner"),
    log,
  });
