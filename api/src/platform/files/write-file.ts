import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Has the system write what it holds of a file, or of the names in a folder. */
export const syncFile = async (path: string) => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** True for a partly written file: in use while its process runs, left over afterwards. */
export const isTemporaryFile = (name: string) =>
  /^\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/** Puts a file in place, in full and synced, or leaves what was there; its name is synced as well. */
export const writeFileAtomically = async (
  path: string,
  content: Uint8Array | string,
  mode?: number,
) => {
  const temporary = join(dirname(path), `.${randomUUID()}`);
  try {
    const file = await open(temporary, "wx", mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFile(dirname(path));
  } finally {
    await rm(temporary, { force: true });
  }
};
