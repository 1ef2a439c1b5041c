import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, gzip } from "node:zlib";
import { type ReleaseManifest, releaseManifest } from "shared/builds";
import type { S3Settings } from "../../media/storage/s3-client.ts";
import { createS3Storage } from "../../media/storage/s3-storage.ts";
import type { Storage } from "../../media/storage/storage.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);
const decompressBrotli = promisify(brotliDecompress);

type Entry = ReleaseManifest["files"][string];

/** Files are stored once for all releases that have them, those of pages compressed; a manifest follows its files. */
export type ReleaseBucket = { manifests: Storage; files: Storage };

/** What Brotli makes of the same bytes depends on its version and quality: the length tells them apart. */
export const objectName = ({ hash, brotliBytes }: Entry) =>
  brotliBytes === null ? hash : `${hash}.${brotliBytes}.br`;

/** The file that an object is made of; `undefined` where it is damaged. */
export const readObject = async ({ hash, brotliBytes }: Entry, stored: Uint8Array) => {
  const bytes =
    brotliBytes === null ? stored : await decompressBrotli(stored).catch(() => undefined);
  const isWhole = bytes && createHash("sha256").update(bytes).digest("base64url") === hash;
  return isWhole ? bytes : undefined;
};

export const openReleaseBucket = (settings: S3Settings, signal?: AbortSignal): ReleaseBucket => ({
  manifests: createS3Storage(settings, { signal, prefix: "releases/" }),
  files: createS3Storage(settings, { signal, prefix: "releases/files/" }),
});

export const isObjectName = (name: string) => /^[\w-]{43}(\.\d+\.br)?$/.test(name);

const manifestName = /^([\da-f-]{36})\.json\.gz$/;
const nameOf = (buildId: string) => `${buildId}.json.gz`;

export const removeManifest = ({ manifests }: ReleaseBucket, buildId: string) =>
  manifests.remove(nameOf(buildId));

export const putManifest = async ({ manifests }: ReleaseBucket, manifest: ReleaseManifest) =>
  manifests.put(nameOf(manifest.buildId), await compress(JSON.stringify(manifest)));

const parseManifest = async (bytes: Uint8Array, buildId: string) => {
  const manifest = releaseManifest.parse(JSON.parse((await decompress(bytes)).toString()));
  if (manifest.buildId !== buildId) throw new Error(`It is that of ${manifest.buildId}.`);
  return manifest;
};

/** Throws where the bucket does not hold the release, or one of another version. */
export const getManifest = async ({ manifests }: ReleaseBucket, buildId: string) => {
  const bytes = await manifests.get(nameOf(buildId));
  if (!bytes) throw new Error(`The bucket does not hold release ${buildId}.`);
  return parseManifest(bytes, buildId).catch((cause: unknown) => {
    throw new Error(`Release ${buildId} of the bucket cannot be read.`, { cause });
  });
};

export const listStoredReleases = async ({ manifests }: ReleaseBucket) => {
  const ids: string[] = [];
  for await (const name of manifests.list()) {
    const id = manifestName.exec(name)?.[1];
    if (id) ids.push(id);
  }
  return ids;
};
