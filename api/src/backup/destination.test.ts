import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { isThere } from "../lib/files/is-there.ts";
import { createDestination } from "./destination.ts";

const file = "backup-sample.zip.age";
const bytes = Buffer.from("the bytes of a backup");
const sha256 = createHash("sha256").update(bytes).digest("hex");

/** A backup that was just made. */
const makeBackup = async () => {
  const DATA_DIR = await makeFolder();
  const path = join(DATA_DIR, "made");
  await writeFile(path, bytes);
  return { DATA_DIR, path };
};

const openBucket = async (DATA_DIR: string) => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const destination = createDestination({ DATA_DIR, BACKUP_TO: "s3", mediaS3: server.settings });
  return { ...server, destination };
};

const sent = { sha256, signal: new AbortController().signal };

test("a folder that is not there yet is made, and gives back what it got", async () => {
  const { DATA_DIR, path } = await makeBackup();
  const BACKUP_TO = join(await makeFolder(), "new", "folder");
  const { put, holds, read, remove } = createDestination({ DATA_DIR, BACKUP_TO });
  expect(await holds(file)).toBe(false);
  await put(path, file, sent);
  expect(await isThere(path)).toBe(false);
  expect(await holds(file)).toBe(true);
  expect(await buffer(read!(file))).toEqual(bytes);
  expect(await readFile(join(BACKUP_TO, file))).toEqual(bytes);
  await remove(file);
  expect(await holds(file)).toBe(false);
});

test("a bucket gets the whole file under a name of its own, and loses it again", async () => {
  const { DATA_DIR, path } = await makeBackup();
  const { destination, objects } = await openBucket(DATA_DIR);
  await destination.put(path, file, sent);
  expect(objects.get(`backups/${file}`)?.bytes).toEqual(bytes);
  expect(await isThere(path)).toBe(false);
  await destination.remove(file);
  expect([...objects.keys()]).toEqual([]);
});

test("a bucket that got other bytes refuses them, and the backup stays here", async () => {
  const { DATA_DIR, path } = await makeBackup();
  const { destination, state, objects } = await openBucket(DATA_DIR);
  state.isDamaging = true;
  await expect(destination.put(path, file, sent)).rejects.toThrow();
  expect(objects.size).toBe(0);
  expect(await isThere(path)).toBe(true);
});

test("a product that stops does not wait for a bucket that never answers", async () => {
  const { DATA_DIR, path } = await makeBackup();
  const { destination, state } = await openBucket(DATA_DIR);
  const reached = Promise.withResolvers<void>();
  state.trouble = () => {
    reached.resolve();
    return "silence";
  };
  const stopping = new AbortController();
  const refused = expect(
    destination.put(path, file, { sha256, signal: stopping.signal }),
  ).rejects.toThrow();
  await reached.promise;
  stopping.abort();
  await refused;
});
