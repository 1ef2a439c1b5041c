import type { Storage } from "#media/storage/storage.ts";
import type { Log } from "#platform/log.ts";

/**
 * Tells at once of a storage of pictures that cannot be used; the rest of the product can. Listing needs
 * a right of its own, which no upload would miss.
 */
export const tryStorage = async (storage: Pick<Storage, "list">, log: Log) => {
  try {
    for await (const _first of storage.list()) return;
  } catch (error) {
    log.error({ event: "storage.unusable", err: error }, "Cannot use the picture storage.");
  }
};
