import { mkdir, opendir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#platform/error-code.ts";
import { writeFileAtomically } from "#platform/files/write-file.ts";

/** Where picture files live. Names are content hashes, so a name never changes its bytes. */
export type Storage = {
  put: (file: string, bytes: Uint8Array) => Promise<void>;
  get: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  remove: (file: string) => Promise<void>;
  list: () => AsyncIterable<string>;
};

/** Files in a folder, each written under a temporary name, synced, then renamed. */
export const createDiskStorage = async (folder: string): Promise<Storage> => {
  await mkdir(folder, { recursive: true });
  return {
    put: (file, bytes) => writeFileAtomically(join(folder, file), bytes),
    get: async (file) => {
      try {
        return await readFile(join(folder, file));
      } catch (error) {
        if (errorCode(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (file) => rm(join(folder, file), { force: true }),
    async *list() {
      for await (const entry of await opendir(folder)) {
        if (entry.isFile()) yield entry.name;
      }
    },
  };
};
