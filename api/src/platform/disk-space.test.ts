import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { createDiskSpaceMonitor, type DiskSpace, readDiskSpace } from "./disk-space.ts";

const gib = 1_024 ** 3;
const now = () => new Date();

test("the space of a real folder is read", async () => {
  const { free, total } = await readDiskSpace(await makeFolder());
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThanOrEqual(free);
});

test.each<[string, DiskSpace, boolean]>([
  ["much", { free: 10 * gib, total: 100 * gib }, false],
  ["256 MiB of a large disk", { free: gib / 4, total: 100 * gib }, false],
  ["less than that", { free: gib / 4 - 1, total: 100 * gib }, true],
  ["a tenth of a small disk", { free: gib / 100, total: gib / 10 }, false],
  ["a fiftieth of it", { free: gib / 500, total: gib / 10 }, true],
  ["nothing", { free: 0, total: gib }, true],
])("whether space is low where %s is free", async (_, space, isLow) => {
  expect(await createDiskSpaceMonitor({ read: async () => space, now }).isLow()).toBe(isLow);
});

test("accepts requests when the free space is unknown", async () => {
  const read = () => Promise.reject(new Error("ENOSYS"));
  expect(await createDiskSpaceMonitor({ read, now }).isLow()).toBe(false);
});

test("it looks once a second, whatever the clock does", async () => {
  let looks = 0;
  let time = 5_000;
  const read = async () => {
    looks += 1;
    return { free: 1, total: 1 };
  };
  const { isLow } = createDiskSpaceMonitor({ read, now: () => new Date(time) });
  for (const [at, expected] of [
    [5_000, 1],
    [5_999, 1],
    [6_000, 2],
    [6_500, 2],
    [1_000, 3],
  ] as const) {
    time = at;
    await Promise.all([isLow(), isLow(), isLow()]);
    expect({ at, looks }).toEqual({ at, looks: expected });
  }
});
