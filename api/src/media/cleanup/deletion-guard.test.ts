import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { createHoldableStorage } from "#testing/pictures/holdable-storage.ts";
import { createDiskStorage } from "../storage/storage.ts";
import { guardDeletion } from "./deletion-guard.ts";

const day = 24 * 60 * 60_000;
const bytes = Uint8Array.of(1, 2, 3);

const openGuarded = async () => {
  const disk = await createDiskStorage(join(await makeFolder(), "media"));
  const { storage, hold } = createHoldableStorage(disk);
  let at = Date.UTC(2026, 0, 1);
  const guarded = guardDeletion(storage, () => new Date(at));
  return {
    disk,
    guarded,
    hold,
    pass: (milliseconds: number) => {
      at += milliseconds;
    },
  };
};

test("who stores a file while it is being removed has it, whole", async () => {
  const { disk, guarded, hold } = await openGuarded();
  await disk.put("a.jpg", bytes);
  const { reached, release } = hold("remove");
  const order: string[] = [];
  const removing = guarded.deleteUnused("a.jpg").then(() => order.push("removed"));
  await reached;
  const storing = guarded.put("a.jpg", bytes).then(() => order.push("stored"));
  const other = guarded.put("b.jpg", bytes);
  await other;
  expect(order).toEqual([]);
  release();
  await Promise.all([removing, storing]);
  expect(order).toEqual(["removed", "stored"]);
  expect(new Uint8Array((await disk.get("a.jpg"))!)).toEqual(bytes);
});

test("what was stored within the last day is not removed, however often it was stored before", async () => {
  const { disk, guarded, pass } = await openGuarded();
  await guarded.put("a.jpg", bytes);
  await guarded.put("b.jpg", bytes);
  pass(day / 2);
  await guarded.put("a.jpg", bytes);
  pass(day / 2 + 1);
  expect(await guarded.deleteUnused("a.jpg")).toBe(false);
  expect(await guarded.deleteUnused("b.jpg")).toBe(true);
  pass(day / 2);
  await guarded.put("c.jpg", bytes);
  expect(await guarded.deleteUnused("a.jpg")).toBe(true);
  expect(await disk.get("a.jpg")).toBe(undefined);
  expect(await guarded.deleteUnused("c.jpg")).toBe(false);
});

test("who stores a file whose removal fails has it all the same", async () => {
  const disk = await createDiskStorage(join(await makeFolder(), "media"));
  const removal = Promise.withResolvers<void>();
  const guarded = guardDeletion({ ...disk, remove: () => removal.promise }, () => new Date());
  const removing = guarded.deleteUnused("a.jpg");
  const storing = guarded.put("a.jpg", bytes);
  removal.reject(new Error("The storage is out of reach."));
  await expect(removing).rejects.toThrow("out of reach");
  await storing;
  expect(new Uint8Array((await disk.get("a.jpg"))!)).toEqual(bytes);
});
