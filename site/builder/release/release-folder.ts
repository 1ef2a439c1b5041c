import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, link, mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReleaseManifest } from "shared/builds";
import { compress } from "./compress.ts";
import { syncToDisk } from "./sync-to-disk.ts";

type Files = ReleaseManifest["files"];
/** A finished release that files are taken over from. */
export type Base = { folder: string; manifest: ReleaseManifest };

/** SHA-256 in base64url. */
export const hashOf = (bytes: Uint8Array | string) =>
  createHash("sha256").update(bytes).digest("base64url");

const sizeOf = async (path: string) => {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
};

/** Whether a file and its encodings are there in the lengths that were written. */
const isWhole = async (path: string, { bytes, brotliBytes }: Files[string]) => {
  if ((await sizeOf(path)) !== bytes) return false;
  if (brotliBytes === null) return true;
  return (await sizeOf(`${path}.br`)) === brotliBytes && Boolean(await sizeOf(`${path}.gz`));
};

/** The same for all files of a finished release. */
export const isWholeRelease = async ({ folder, manifest }: Base) => {
  for (const [file, entry] of Object.entries(manifest.files)) {
    if (!(await isWhole(join(folder, file), entry))) return false;
  }
  return true;
};

/** The same file under a second name; a copy where the file system has no such thing. */
const takeOver = async (from: string, to: string) => {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncToDisk(to);
  }
};

/** A release that is being put together in `folder`, and the list of its files. */
export const createReleaseFolder = (folder: string) => {
  const files: Files = {};
  const made = new Map<string, Promise<unknown>>();

  const makeParent = (path: string) => {
    const parent = dirname(path);
    const making = made.get(parent) ?? mkdir(parent, { recursive: true });
    made.set(parent, making);
    return making;
  };

  return {
    folder,
    files,

    /** Writes a file and its encodings, down to the disk. */
    write: async (file: string, bytes: Uint8Array, quality: number) => {
      const path = join(folder, file);
      const encoded = compress(file, bytes, quality);
      await makeParent(path);
      await writeFile(path, bytes, { flush: true });
      if (encoded) {
        await writeFile(`${path}.br`, encoded.br, { flush: true });
        await writeFile(`${path}.gz`, encoded.gz, { flush: true });
      }
      const brotliBytes = encoded?.br.length ?? null;
      files[file] = { hash: hashOf(bytes), bytes: bytes.length, brotliBytes };
    },

    /** Takes a file over as it is in `base`; `false` when it is not there, or not whole. */
    keep: async (file: string, { folder: from, manifest }: Base) => {
      const entry = manifest.files[file];
      if (!entry || !(await isWhole(join(from, file), entry))) return false;
      const path = join(folder, file);
      await makeParent(path);
      const endings = entry.brotliBytes === null ? [""] : ["", ".br", ".gz"];
      for (const ending of endings) await takeOver(join(from, file + ending), path + ending);
      files[file] = entry;
      return true;
    },
  };
};
export type ReleaseFolder = ReturnType<typeof createReleaseFolder>;
