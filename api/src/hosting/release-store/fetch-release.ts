import { randomUUID } from "node:crypto";
import { copyFile, link, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import pLimit from "p-limit";
import {
  type ReleaseManifest,
  releaseInfoPath,
  releaseManifestFile,
  toPublicInfo,
} from "shared/builds";
import { isThere } from "../../lib/files/is-there.ts";
import { readManifest } from "../read-release.ts";
import {
  getManifest,
  listStoredReleases,
  objectName,
  type ReleaseBucket,
  readObject,
} from "./release-objects.ts";

type Files = ReleaseManifest["files"];
type Base = { folder: string; files: Files } | undefined;

const compress = promisify(gzip);
const concurrentRequests = 32;
const unfinished = ".fetched-";
/** What has changed since (ms) may be somebody's work under way. */
const settled = 60 * 60_000;

const linkOrCopy = async (from: string, to: string) => {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
};

const endingsOf = ({ brotliBytes }: Files[string]) =>
  brotliBytes === null ? [""] : ["", ".br", ".gz"];

const isSame = (a: Files[string], b: Files[string] | undefined) =>
  a.hash === b?.hash && a.brotliBytes === b.brotliBytes;

const fetchFile = async ({ files }: ReleaseBucket, path: string, entry: Files[string]) => {
  const stored = await files.get(objectName(entry));
  if (!stored) throw new Error(`The bucket does not hold ${objectName(entry)}.`);
  const bytes = await readObject(entry, stored);
  if (!bytes) throw new Error(`${objectName(entry)} is damaged in the bucket.`);
  await writeFile(path, bytes);
  if (entry.brotliBytes === null) return;
  await writeFile(`${path}.br`, stored);
  await writeFile(`${path}.gz`, await compress(bytes));
};

const fillFolder = async (
  bucket: ReleaseBucket,
  folder: string,
  { files, parts, pages, ...info }: ReleaseManifest,
  base: Base,
) => {
  const limit = pLimit(concurrentRequests);
  const add = async ([file, entry]: [string, Files[string]]) => {
    const path = join(folder, file);
    if (!path.startsWith(folder + sep)) throw new Error(`${file} is not a file of a release.`);
    await mkdir(dirname(path), { recursive: true });
    if (!base || !isSame(entry, base.files[file])) return fetchFile(bucket, path, entry);
    for (const ending of endingsOf(entry))
      await linkOrCopy(join(base.folder, file + ending), path + ending);
  };
  await limit.map(Object.entries(files), add);
  await writeFile(join(folder, releaseInfoPath), JSON.stringify(toPublicInfo(info)));
  const manifest = { ...info, files, parts, pages };
  await writeFile(join(folder, releaseManifestFile), JSON.stringify(manifest));
};

const readBase = async (folder: string): Promise<Base> => {
  const manifest = await readManifest(folder).catch(() => undefined);
  return manifest && { folder, files: manifest.files };
};

/** What the bucket keeps no longer. What was made here may wait to be stored. */
const removeOld = async (folder: string, kept: ReadonlySet<string>) => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory() || kept.has(entry.name)) continue;
    const isSettled = (await stat(path)).mtimeMs < Date.now() - settled;
    if (isSettled) await rm(path, { recursive: true, force: true });
  }
};

/** Puts a release of the bucket into `folder`, taking over what is the same in `current`. */
export const fetchRelease = async (
  bucket: ReleaseBucket,
  folder: string,
  buildId: string,
  current: string | undefined,
) => {
  const manifest = await getManifest(bucket, buildId);
  const work = join(folder, unfinished + randomUUID());
  try {
    await mkdir(work, { recursive: true });
    const base = current ? await readBase(join(folder, current)) : undefined;
    await fillFolder(bucket, work, manifest, base);
    await rename(work, join(folder, buildId));
  } catch (error) {
    // Another process of this machine may have been quicker.
    if (!(await isThere(join(folder, buildId, releaseManifestFile)))) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  await removeOld(folder, new Set([buildId, current ?? "", ...(await listStoredReleases(bucket))]));
};
