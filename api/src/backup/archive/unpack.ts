import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isSystemError } from "../../lib/is-system-error.ts";
import { BackupError } from "../backup-error.ts";
import { createHashStream } from "./hash-stream.ts";
import type { Archive } from "./open-archive.ts";

/** Reads every file in full and compares its hash. Throws {@link BackupError} at the first that differs. */
export const unpack = async (
  { manifest, read }: Archive,
  openTarget: (name: string) => Writable | Promise<Writable>,
) => {
  for (const { name, sha256 } of manifest.files) {
    const { stream, result } = createHashStream();
    const target = await openTarget(name);
    try {
      await pipeline(await read(name), stream, target);
    } catch (error) {
      if (isSystemError(error)) throw error;
      throw new BackupError(`The file is damaged: “${name}” cannot be read.`, { cause: error });
    }
    if (result().sha256 !== sha256) {
      throw new BackupError(`The file is damaged: “${name}” is not what it was.`);
    }
  }
};
