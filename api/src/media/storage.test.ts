import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createDiskStorage } from "./storage.ts";

const makeStorage = async () => {
  const folder = await mkdtemp(join(tmpdir(), "tours-storage-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, storage: await createDiskStorage(join(folder, "media")) };
};

test("what was stored comes back, and nothing half-written stays beside it", async () => {
  const { folder, storage } = await makeStorage();
  const bytes = crypto.getRandomValues(new Uint8Array(50_000));
  await Promise.all(Array.from({ length: 8 }, () => storage.put("a-1.webp", bytes)));
  expect(new Uint8Array((await storage.get("a-1.webp"))!)).toEqual(bytes);
  expect(await readdir(join(folder, "media"))).toEqual(["a-1.webp"]);
});

test("a file that is not there is nothing", async () => {
  const { storage } = await makeStorage();
  expect(await storage.get("nothing.webp")).toBeUndefined();
});
