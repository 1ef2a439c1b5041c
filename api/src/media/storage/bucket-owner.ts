import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Database } from "#platform/db/client.ts";
import { readOrSetFact } from "#platform/db/installation.ts";
import { errorCode } from "#platform/error-code.ts";
import type { Log } from "#platform/log.ts";
import type { Storage } from "./storage.ts";

const ownerFile = "owner.txt";

/** Older versions kept it in the data folder. */
const readKeptId = async (path: string) => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return randomUUID();
  }
};

type Deps = {
  /** Not cached: another product may have come since. */
  storage: Pick<Storage, "get" | "put">;
  db: Pick<Database, "read" | "write">;
  path: string;
  log: Log;
};

/** Puts our id into a bucket that has none: a second product there would take all pictures for unused. */
export const createBucketOwnership = ({ storage, db, path, log }: Deps) => {
  const readOwner = async () => {
    const bytes = await storage.get(ownerFile);
    return bytes && Buffer.from(bytes).toString();
  };

  return async () => {
    const id = await readOrSetFact(db, "store-owner", () => readKeptId(path));
    if ((await readOwner()) === undefined) await storage.put(ownerFile, Buffer.from(id));
    if ((await readOwner()) === id) return true;
    log.error(
      { event: "storage.foreign_bucket" },
      `The bucket belongs to another product, so this one neither stores releases there nor deletes anything. Use one bucket per product; if the other product is gone, remove ${ownerFile} from the bucket.`,
    );
    return false;
  };
};
