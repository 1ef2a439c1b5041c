import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Where picture files live. Names are content hashes, so a name never changes its bytes. */
export type Storage = {
  put: (file: string, bytes: Uint8Array) => Promise<void>;
  /** `undefined` when there is no such file. */
  get: (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
};

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Files in a folder, each written under a temporary name, synced, then renamed. */
export const createDiskStorage = async (folder: string): Promise<Storage> => {
  await mkdir(folder, { recursive: true });
  return {
    put: async (file, bytes) => {
      const temporary = join(folder, `.${crypto.randomUUID()}`);
      try {
        const handle = await open(temporary, "wx");
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(temporary, join(folder, file));
      } finally {
        await rm(temporary, { force: true });
      }
    },
    get: async (file) => {
      try {
        return await readFile(join(folder, file));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
  };
};
