import { hash } from "node:crypto";
import { constants, linkSync, statSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ReleaseManifest } from "shared/publishing/builds";
import { findPagePolicy } from "../../src/build/content-security-policy.ts";
import { compress } from "./compress.ts";
import type { BaseRelease } from "./read-release.ts";
import { syncToDisk } from "./sync-to-disk.ts";

type Files = ReleaseManifest["files"];

/** In base64url. */
export const sha256 = (bytes: Uint8Array | string) => hash("sha256", bytes, "base64url");

/* Each save checks and links thousands of files: handing them to another thread would cost many times the work. */

/** `undefined` if the file is missing or unreadable. */
const fileSize = (path: string) => {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size;
  } catch {
    return undefined;
  }
};

/** Compares lengths alone. */
const isIntact = (path: string, { bytes, brotliBytes }: Files[string]) => {
  if (fileSize(path) !== bytes) return false;
  if (brotliBytes === null) return true;
  return fileSize(`${path}.br`) === brotliBytes && Boolean(fileSize(`${path}.gz`));
};

export const isIntactRelease = ({ folder, manifest }: BaseRelease) =>
  Object.entries(manifest.files).every(([file, entry]) => isIntact(join(folder, file), entry));

const linkOrCopy = async (from: string, to: string) => {
  try {
    linkSync(from, to);
  } catch {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncToDisk(to);
  }
};

const writeEncoded = async (path: string, bytes: Uint8Array, quality: number) => {
  const encoded = await compress(path, bytes, quality);
  await writeFile(path, bytes, { flush: true });
  if (encoded) {
    await writeFile(`${path}.br`, encoded.br, { flush: true });
    await writeFile(`${path}.gz`, encoded.gz, { flush: true });
  }
  const brotliBytes = encoded?.br.length ?? null;
  return { hash: sha256(bytes), bytes: bytes.length, brotliBytes };
};

export const createReleaseFolder = (folder: string) => {
  const files: Files = {};
  const parents = new Map<string, Promise<unknown>>();

  const makeParent = (path: string) => {
    const parent = dirname(path);
    const making = parents.get(parent) ?? mkdir(parent, { recursive: true });
    parents.set(parent, making);
    return making;
  };

  return {
    folder,
    files,

    write: async (file: string, bytes: Uint8Array, quality: number) => {
      const path = join(folder, file);
      await makeParent(path);
      const isPage = file.endsWith(".html");
      const policy = isPage && findPagePolicy(new TextDecoder().decode(bytes));
      files[file] = { ...(await writeEncoded(path, bytes, quality)), ...(policy && { policy }) };
    },

    /** Reuses a file of `base`; returns `false` if it is missing or damaged. */
    reuse: async (file: string, base: BaseRelease) => {
      const entry = base.manifest.files[file];
      const source = join(base.folder, file);
      if (!entry || !isIntact(source, entry)) return false;
      const path = join(folder, file);
      await makeParent(path);
      const endings = entry.brotliBytes === null ? [""] : ["", ".br", ".gz"];
      for (const ending of endings) await linkOrCopy(source + ending, path + ending);
      files[file] = entry;
      return true;
    },
  };
};
export type ReleaseFolder = ReturnType<typeof createReleaseFolder>;
