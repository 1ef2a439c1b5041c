import { randomUUID } from "node:crypto";
import { keptReleases } from "shared/builds";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import { openReleaseBucket } from "./release-objects.ts";
import { createReleaseStore } from "./store-release.ts";

/** A bucket with one release more than it keeps. */
const openFullBucket = async (assertLeads: () => Promise<void>) => {
  const { objects, settings } = await openS3Storage();
  const folder = await makeFolder();
  const store = createReleaseStore(openReleaseBucket(settings), folder, assertLeads);
  const publish = async () => {
    const buildId = randomUUID();
    await writeRelease(folder, { buildId, builtAt: new Date().toISOString() });
    await store.put(buildId);
    return buildId;
  };
  let newest = "";
  for (let number = 0; number <= keptReleases; number += 1) newest = await publish();
  return { objects, store, publish, newest };
};

test("a process that no longer leads removes nothing from the bucket", async () => {
  const state = { leads: true };
  const { objects, store, newest } = await openFullBucket(async () => {
    if (!state.leads) throw new Error("Another process leads.");
  });
  state.leads = false;
  const before = [...objects.keys()];
  await expect(store.prune(newest)).rejects.toThrow("leads");
  expect([...objects.keys()]).toEqual(before);
});

test("files of a release that was removed stay for one publication more: another leader may use them by now", async () => {
  const { objects, store, publish, newest } = await openFullBucket(async () => {});
  const before = objects.size;
  await store.prune(newest);
  expect(objects.size).toBe(before - 1);
  await store.prune(await publish());
  // Manifest, home and script came with the new one; a second manifest is gone, home and script of the first.
  expect(objects.size).toBe(before - 1 + 3 - 3);
});
