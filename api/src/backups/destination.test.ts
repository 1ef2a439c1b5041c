import { createHash } from "node:crypto";
import { truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isThere } from "#platform/files/is-there.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { createDestination, getUploadTimeouts } from "./destination.ts";

const file = "backup-sample.zip.age";
const bytes = Buffer.from("the bytes of a backup");
const sha256 = createHash("sha256").update(bytes).digest("hex");

const openBucket = async () => {
  const DATA_DIR = await makeFolder();
  const path = join(DATA_DIR, "made");
  await writeFile(path, bytes);
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const destination = createDestination({ DATA_DIR, BACKUP_TO: "s3", backupS3: server.settings });
  const stopping = new AbortController();
  const put = () => destination.put(path, file, { sha256, signal: stopping.signal });
  return { ...server, path, put, remove: destination.remove, stopping };
};

test("a bucket receives the whole backup, and removes it again", async () => {
  const { path, put, remove, objects } = await openBucket();
  await put();
  expect(objects.get(`backups/${file}`)?.bytes).toEqual(bytes);
  expect(await isThere(path)).toBe(false);
  await remove(file);
  expect([...objects.keys()]).toEqual([]);
});

test("a bucket refuses a damaged upload, and the backup stays here", async () => {
  const { path, put, state, objects } = await openBucket();
  state.isDamaging = true;
  await expect(put()).rejects.toThrow();
  expect(objects.size).toBe(0);
  expect(await isThere(path)).toBe(true);
});

test("an upload has the time that its size takes at 1 Mbit/s", () => {
  expect(getUploadTimeouts(1_000).attemptTimeout).toBe(15 * 60_000);
  expect(getUploadTimeouts(1_125_000_000).attemptTimeout).toBe(9_000_000);
});

test("a bucket gets no backup that it cannot take in one piece", async () => {
  const { path, put, objects } = await openBucket();
  await truncate(path, 2 ** 32);
  await expect(put()).rejects.toThrow(/larger than 4 GB/);
  expect(objects.size).toBe(0);
  expect(await isThere(path)).toBe(true);
});

test("stopping the product ends an upload that gets no answer", async () => {
  const { put, state, stopping } = await openBucket();
  const reached = Promise.withResolvers<void>();
  state.trouble = () => {
    reached.resolve();
    return "silence";
  };
  const refused = expect(put()).rejects.toThrow();
  await reached.promise;
  stopping.abort();
  await refused;
});
