import { expect, test } from "vitest";
import { StorageError } from "#platform/storage-error.ts";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import { withReadCache } from "./read-cache.ts";

const bytes = new TextEncoder().encode("the bytes of a picture");
const failed = (promise: Promise<unknown>) => expect(promise).rejects.toThrow(StorageError);

test("reads recent files from the storage once while they fit the cache", async () => {
  const { storage, asked } = await openS3Storage();
  const cached = withReadCache(storage, 2 * bytes.length);
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await cached.put(name, bytes);
  asked.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => cached.get("a.jpg")));
  for (const name of ["b.jpg", "a.jpg", "b.jpg", "c.jpg", "b.jpg", "a.jpg"]) {
    expect(await cached.get(name)).toEqual(bytes);
  }
  expect(asked).toEqual(["GET a.jpg", "GET b.jpg", "GET c.jpg", "GET a.jpg"]);
});

test("a failure to read is not remembered", async () => {
  const { storage, trouble, heal } = await openS3Storage();
  const cached = withReadCache(storage, 1_000);
  await cached.put("a.jpg", bytes);
  trouble(403);
  await failed(cached.get("a.jpg"));
  heal();
  expect(await cached.get("a.jpg")).toEqual(bytes);
  expect(await cached.get("b.jpg")).toBe(undefined);
  await cached.put("b.jpg", bytes);
  expect(await cached.get("b.jpg")).toEqual(bytes);
});

test("however many pictures are asked for, 32 are read at once", async () => {
  const { storage } = await openS3Storage();
  const released = Promise.withResolvers<void>();
  let reading = 0;
  let most = 0;
  const get = async (file: string) => {
    reading += 1;
    most = Math.max(most, reading);
    if (reading === 32) released.resolve();
    await released.promise;
    reading -= 1;
    return new TextEncoder().encode(file);
  };
  const cached = withReadCache({ ...storage, get }, 1_000);
  const names = Array.from({ length: 100 }, (_, index) => `${index}.jpg`);
  expect(await Promise.all(names.map(cached.get))).toHaveLength(100);
  expect(most).toBe(32);
});
