import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import { getManifest, openReleaseBucket } from "./release-objects.ts";

const readStored = async (buildId: string, change: object) => {
  const { settings } = await openS3Storage();
  const bucket = openReleaseBucket(settings);
  const file = { hash: "a".repeat(43), bytes: 1, brotliBytes: null };
  const info = { buildId, revision: 1, builtAt: "2026-01-01T00:00:00.000Z", sourceHash: "source" };
  const manifest = { ...info, files: { "index.html": file }, parts: {}, pages: {}, ...change };
  await bucket.manifests.put(`${buildId}.json.gz`, gzipSync(JSON.stringify(manifest)));
  return getManifest(bucket, buildId);
};

const oddFile = { hash: "../../masters/a", bytes: 1, brotliBytes: null };

test("a manifest is read as it was stored", async () => {
  const buildId = randomUUID();
  expect(await readStored(buildId, {})).toMatchObject({ buildId });
});

test.each([
  ["of another release", { buildId: randomUUID() }],
  ["that names objects elsewhere", { files: { "index.html": oddFile } }],
])("a manifest %s is refused, by the name it was asked for", async (_, change) => {
  const buildId = randomUUID();
  await expect(readStored(buildId, change)).rejects.toThrow(buildId);
});
