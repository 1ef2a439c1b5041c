import { isFile } from "#platform/db/client.ts";
import { type DiskSpace, readDiskSpace } from "#platform/disk-space.ts";
import type { Settings } from "#platform/env/env.ts";

/** Messages in a database elsewhere need no room here. */
const elsewhere: DiskSpace = { free: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };

export const createDiskSpaceReader =
  ({ DATABASE_URL, DATA_DIR }: Pick<Settings, "DATABASE_URL" | "DATA_DIR">) =>
  async () =>
    isFile(DATABASE_URL) ? readDiskSpace(DATA_DIR) : elsewhere;
