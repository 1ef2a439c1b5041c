import { gunzipSync, gzipSync } from "node:zlib";
import { type ReleaseManifest, releaseManifest } from "shared/builds";
import type { S3Settings } from "../../media/storage/s3-client.ts";
import { createS3Storage } from "../../media/storage/s3-storage.ts";
import type { Storage } from "../../media/storage/storage.ts";

type Entry = ReleaseManifest["files"][string];

/** Files are stored once for all releases that have them, those of pages compressed; a manifest follows its files. */
export type ReleaseBucket = { manifests: Storage; files: Storage };

/** What Brotli makes of the same bytes depends on its version and quality: the length tells them apart. */
export const objectName = ({ hash, brotliBytes }: Entry) =>
  brotliBytes === null ? hash : `${hash}.${brotliBytes}.br`;

export const openReleaseBucket = (settings: S3Settings, signal?: AbortSignal): ReleaseBucket => ({
  manifests: createS3Storage(settings, { signal, prefix: "releases/" }),
  files: createS3Storage(settings, { signal, prefix: "releases/files/" }),
});

export const isObjectName = (name: string) => /^[\w-]{43}(\.\d+\.br)?$/.test(name);

const manifestName = /^([\da-f-]{36})\.json\.gz$/;
const nameOf = (buildId: string) => `${buildId}.json.gz`;

export const removeManifest = ({ manifests }: ReleaseBucket, buildId: string) =>
  manifests.remove(nameOf(buildId));

export const putManifest = ({ manifests }: ReleaseBucket, manifest: ReleaseManifest) =>
  manifests.put(nameOf(manifest.buildId), gzipSync(JSON.stringify(manifest)));

/** Throws where the bucket does not hold the release. */
export const getManifest = async ({ manifests }: ReleaseBucket, buildId: string) => {
  const bytes = await manifests.get(nameOf(buildId));
  if (!bytes) throw new Error(`The bucket does not hold release ${buildId}.`);
  return releaseManifest.parse(JSON.parse(gunzipSync(bytes).toString()));
};

export const listStoredReleases = async ({ manifests }: ReleaseBucket) => {
  const ids: string[] = [];
  for await (const name of manifests.list()) {
    const id = manifestName.exec(name)?.[1];
    if (id) ids.push(id);
  }
  return ids;
};
