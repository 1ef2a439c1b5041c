import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { withReadCache } from "./read-cache.ts";
import { createS3Storage } from "./s3-storage.ts";
import { createDiskStorage, type Storage } from "./storage.ts";

const openServer = async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  return server;
};

/** Beside files of others. */
const openFolderOfBucket = async () => {
  const { settings, objects } = await openServer();
  for (const key of ["other.webp", "folder.webp", "folder/deeper/other.webp"])
    objects.set(key, { bytes: Buffer.from("other"), headers: {} });
  return createS3Storage(settings, { prefix: "folder/" });
};

const storages: [string, () => Promise<Storage>][] = [
  ["on the disk", async () => createDiskStorage(join(await makeFolder(), "media"))],
  ["behind the S3 protocol", async () => createS3Storage((await openServer()).settings)],
  ["in a folder of a bucket", async () => openFolderOfBucket()],
  [
    "behind the S3 protocol, with what was read last in memory",
    async () => withReadCache(createS3Storage((await openServer()).settings), 80_000),
  ],
];

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const listed = async (storage: Storage) => {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names.toSorted();
};

test.each(storages)("%s, what was stored comes back, byte for byte", async (_where, open) => {
  const storage = await open();
  const bytes = randomBytes(50_000);
  const otherBytes = randomBytes(50_000);
  await storage.put("a-1.webp", bytes);
  await storage.put("b-1.avif", otherBytes);
  for (const _time of ["first", "again"]) {
    expect(new Uint8Array((await storage.get("a-1.webp"))!)).toEqual(bytes);
    expect(new Uint8Array((await storage.get("b-1.avif"))!)).toEqual(otherBytes);
  }
  expect(await listed(storage)).toEqual(["a-1.webp", "b-1.avif"]);
});

test.each(storages)(
  "%s, a file that is stored eight times at once is there once, and whole",
  async (_where, open) => {
    const storage = await open();
    const bytes = randomBytes(50_000);
    await Promise.all(Array.from({ length: 8 }, () => storage.put("a-1.webp", bytes)));
    expect(new Uint8Array((await storage.get("a-1.webp"))!)).toEqual(bytes);
    expect(await listed(storage)).toEqual(["a-1.webp"]);
  },
);

test.each(storages)("%s, a file that is not there is nothing", async (_where, open) => {
  const storage = await open();
  expect(await storage.get("nothing.webp")).toBe(undefined);
  expect(await listed(storage)).toEqual([]);
});

test.each(storages)("%s, a file is removed once and for all", async (_where, open) => {
  const storage = await open();
  await storage.put("a-1.webp", randomBytes(10));
  await storage.put("b-1.webp", randomBytes(10));
  await storage.get("a-1.webp");
  await storage.remove("a-1.webp");
  await storage.remove("a-1.webp");
  expect(await storage.get("a-1.webp")).toBe(undefined);
  expect(await listed(storage)).toEqual(["b-1.webp"]);
  await storage.put("a-1.webp", Uint8Array.of(7));
  expect(new Uint8Array((await storage.get("a-1.webp"))!)).toEqual(Uint8Array.of(7));
});

test.each(storages)(
  "%s, all files are listed, however many answers that takes",
  async (_where, open) => {
    const storage = await open();
    const names = Array.from({ length: 40 }, (_, index) => `f${100 + index}.webp`);
    await Promise.all(names.map((name) => storage.put(name, Uint8Array.of(1))));
    expect(await listed(storage)).toEqual(names);
  },
);

test("on the disk, no half-written file remains", async () => {
  const folder = join(await makeFolder(), "media");
  const storage = await createDiskStorage(folder);
  await Promise.all(Array.from({ length: 8 }, () => storage.put("a-1.webp", randomBytes(50_000))));
  expect(await readdir(folder)).toEqual(["a-1.webp"]);
});

test("on the disk, lists half-written files of a crash", async () => {
  const folder = join(await makeFolder(), "media");
  const storage = await createDiskStorage(folder);
  await writeFile(join(folder, ".half"), "bytes");
  expect(await listed(storage)).toEqual([".half"]);
});
