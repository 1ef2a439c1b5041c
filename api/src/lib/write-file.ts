import { randomUUID } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Puts a file in place, in full and synced, or leaves what was there. */
export const writeWhole = async (path: string, content: Uint8Array | string) => {
  const temporary = join(dirname(path), `.${randomUUID()}`);
  try {
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
};
