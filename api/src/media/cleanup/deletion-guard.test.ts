import { join } from "node:path";
import { expect, test } from "vitest";
import { unusedFiles } from "#tables/pictures.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { createHoldableStorage } from "#testing/pictures/holdable-storage.ts";
import { createDiskStorage } from "../storage/storage.ts";
import { guardDeletion } from "./deletion-guard.ts";

const bytes = Uint8Array.of(1, 2, 3);
const long = "2026-01-01T00:00:00.000Z";
const dueBefore = "2026-01-02T00:00:00.000Z";

/** A store with the file `a.jpg`, unused for long. */
const openGuarded = async () => {
  const { db, folder, clock } = await createTestApp();
  const disk = await createDiskStorage(join(folder, "media"));
  const { storage, hold, failRemoval } = createHoldableStorage(disk);
  const guarded = guardDeletion(storage, { db, now: clock.now });
  await disk.put("a.jpg", bytes);
  await db.write((tx) => tx.insert(unusedFiles).values({ file: "a.jpg", since: long }));
  return { disk, guarded, hold, failRemoval };
};

test("removes files found unused for long and keeps the others", async () => {
  const { disk, guarded } = await openGuarded();
  await disk.put("b.jpg", bytes);
  expect(await guarded.deleteUnused("a.jpg", dueBefore)).toBe(true);
  expect(await guarded.deleteUnused("b.jpg", dueBefore)).toBe(false);
  expect(await disk.get("a.jpg")).toBe(undefined);
  expect(await disk.get("b.jpg")).toBeDefined();
});

test("keeps a file that is stored during its removal", async () => {
  const { disk, guarded, hold } = await openGuarded();
  const { reached, release } = hold("remove");
  const removing = guarded.deleteUnused("a.jpg", dueBefore);
  await reached;
  await guarded.put("a.jpg", bytes);
  release();
  expect(await removing).toBe(false);
  expect(new Uint8Array((await disk.get("a.jpg"))!)).toEqual(bytes);
});

test("does not remove a file that was stored again", async () => {
  const { disk, guarded } = await openGuarded();
  await guarded.put("a.jpg", bytes);
  expect(await guarded.deleteUnused("a.jpg", dueBefore)).toBe(false);
  expect(await disk.get("a.jpg")).toBeDefined();
});

test("keeps a stored file whose removal fails", async () => {
  const { disk, guarded, failRemoval } = await openGuarded();
  failRemoval(1);
  const removing = guarded.deleteUnused("a.jpg", dueBefore);
  const storing = guarded.put("a.jpg", bytes);
  await expect(removing).rejects.toThrow("ended here");
  await storing;
  expect(new Uint8Array((await disk.get("a.jpg"))!)).toEqual(bytes);
});
