import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { makeFolder } from "#testing/make-folder.ts";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import { createMasters } from "./masters.ts";
import { createS3Storage } from "./s3-storage.ts";

const master = Buffer.from("a master");

const openMachine = async () => {
  const folder = await makeFolder();
  await (await createMasters(folder)).put("a", master);
  const store = await openS3Storage();
  const bucket = createS3Storage(store.settings, { prefix: "masters/" });
  return { ...store, folder, bucket, masters: await createMasters(folder, bucket) };
};

test("masters of before there was a bucket are used, and found on another machine once they were moved", async () => {
  const { folder, bucket, masters } = await openMachine();
  expect(await masters.get("a")).toEqual(master);
  expect(await masters.moveToBucket()).toEqual({ moved: 1 });
  expect(await readdir(folder)).toEqual([]);
  const elsewhere = await createMasters(await makeFolder(), bucket);
  expect(Buffer.from((await elsewhere.get("a"))!)).toEqual(master);
  expect(await masters.moveToBucket()).toEqual({ moved: 0 });
});

test("masters that the bucket does not take stay where they are", async () => {
  const { masters, trouble } = await openMachine();
  trouble(403);
  await expect(masters.moveToBucket()).rejects.toThrow("403");
  expect(await masters.get("a")).toEqual(master);
});

test("in a bucket of another product no master is stored and none removed: they stay on the disk", async () => {
  const { folder, bucket } = await openMachine();
  const masters = await createMasters(folder, bucket, async () => false);
  expect(await masters.moveToBucket()).toEqual({ moved: 0 });
  await masters.put("b", master);
  expect((await readdir(folder)).toSorted()).toEqual(["a", "b"]);
  expect(await bucket.get("a")).toBe(undefined);
  await bucket.put("a", master);
  await masters.remove("a");
  expect(await readdir(folder)).toEqual(["b"]);
  expect(await bucket.get("a")).not.toBe(undefined);
});
