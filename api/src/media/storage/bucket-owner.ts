import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { errorCode } from "../../lib/error-code.ts";
import { writeFileAtomically } from "../../lib/files/write-file.ts";
import type { Log } from "../../lib/log.ts";
import type { Storage } from "./storage.ts";

const ownerFile = "owner.txt";

const readOrCreateId = async (path: string) => {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
  const id = randomUUID();
  await writeFileAtomically(path, id);
  return id;
};

type Deps = {
  /** Not cached: another product may have come since. */
  storage: Pick<Storage, "get" | "put">;
  path: string;
  log: Log;
};

/** Puts our id into a bucket that has none: a second product there would take all pictures for unused. */
export const createBucketOwnership = ({ storage, path, log }: Deps) => {
  const readOwner = async () => {
    const bytes = await storage.get(ownerFile);
    return bytes && Buffer.from(bytes).toString();
  };

  return async () => {
    const id = await readOrCreateId(path);
    if ((await readOwner()) === undefined) await storage.put(ownerFile, Buffer.from(id));
    if ((await readOwner()) === id) return true;
    log.error(
      { event: "storage.foreign_bucket" },
      `The bucket of pictures belongs to another product, so nothing is removed from it. Give each a bucket of its own; where the other is gone, remove ${ownerFile} from the bucket.`,
    );
    return false;
  };
};
