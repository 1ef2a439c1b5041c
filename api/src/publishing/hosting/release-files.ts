import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReleaseManifest } from "shared/publishing/builds";
import { immutable, revalidated } from "#platform/web/cache-control.ts";
import { getMediaType } from "#platform/web/media-type.ts";
import { type FileSet, type HostedFile, toEtag, toPublicPath } from "./file-set.ts";

/** Files whose names contain a content hash. */
const hashedFolder = "_astro/";
const isHashed = (file: string) => file.startsWith(hashedFolder);

type Entry = ReleaseManifest["files"][string];

const readHostedFile = async (folder: string, file: string, entry: Entry): Promise<HostedFile> => {
  const path = join(folder, file);
  const head = {
    type: getMediaType(file),
    cacheControl: isHashed(file) ? immutable : revalidated,
    etag: toEtag(entry.hash),
    ...(entry.policy && { policy: entry.policy }),
  };
  const isPacked = entry.brotliBytes !== null;
  const read = isPacked
    ? { br: await readFile(`${path}.br`), gzip: await readFile(`${path}.gz`) }
    : { identity: await readFile(path) };
  const length = (read.br ?? read.identity).length;
  if (length !== (entry.brotliBytes ?? entry.bytes)) throw new Error(`${path} is damaged`);
  return { ...head, ...read };
};

/**
 * Reads a release's files, except those that `known` has with the same bytes. Throws when a file is missing or
 * damaged.
 */
export const readReleaseFiles = async (
  folder: string,
  files: ReleaseManifest["files"],
  known: FileSet,
): Promise<FileSet> => {
  const there = new Set(await readdir(folder, { recursive: true }));
  const missing = Object.keys(files).filter((file) => !there.has(file));
  if (missing.length > 0) throw new Error(`${folder} lacks ${missing.slice(0, 5).join(", ")}`);
  const read = new Map<string, HostedFile>();
  for (const [file, entry] of Object.entries(files)) {
    const path = toPublicPath(file);
    const same = known.get(path);
    const isSame = same?.etag === toEtag(entry.hash) && same.policy === entry.policy;
    read.set(path, same && isSame ? same : await readHostedFile(folder, file, entry));
  }
  return read;
};

export const hashedIn = (files: FileSet): FileSet =>
  new Map([...files].filter(([path]) => isHashed(path.slice(1))));

export const hashedFilesIn = (files: ReleaseManifest["files"]) =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isHashed(file)));
