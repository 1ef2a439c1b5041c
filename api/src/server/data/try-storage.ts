import type { Storage } from "#media/storage/storage.ts";
import type { Log } from "#platform/log.ts";

/**
 * Reports an unusable picture storage at the start; the rest of the product works without it. Listing needs a separate
 * permission that no upload would test.
 */
export const tryStorage = async (storage: Pick<Storage, "list">, log: Log) => {
  try {
    for await (const _first of storage.list()) return;
  } catch (error) {
    log.error({ event: "storage.unusable", err: error }, "Cannot use the picture storage.");
  }
};
