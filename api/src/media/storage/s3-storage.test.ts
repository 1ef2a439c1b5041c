import { inspect } from "node:util";
import { expect, test } from "vitest";
import { StorageError } from "#platform/storage-error.ts";
import { calm, openS3Storage } from "#testing/s3/open-s3-storage.ts";
import type { S3Trouble } from "#testing/s3/s3-server.ts";
import { createS3Storage } from "./s3-storage.ts";

const bytes = new TextEncoder().encode("the bytes of a picture");
const failed = (promise: Promise<unknown>) => expect(promise).rejects.toThrow(StorageError);

test("an object has its content type and may be cached for ever", async () => {
  const { storage, objects } = await openS3Storage();
  await storage.put("abc-320.avif", bytes);
  expect(objects.get("abc-320.avif")).toEqual({
    bytes: Buffer.from(bytes),
    headers: {
      "content-type": "image/avif",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
});

test.each([
  ["another secret", { secretAccessKey: "guessed" }, "403 SignatureDoesNotMatch"],
  ["another key", { accessKeyId: "unknown" }, "403 InvalidAccessKeyId"],
  ["another region", { region: "us-east-1" }, "400 AuthorizationHeaderMalformed"],
  ["another bucket", { bucket: "nobodys" }, "404 NoSuchBucket"],
])(
  "the storage refuses who comes with %s, and is not asked again",
  async (_what, wrong, reason) => {
    const { settings, objects, asked } = await openS3Storage();
    objects.set("abc.jpg", { bytes: Buffer.from(bytes), headers: {} });
    const storage = createS3Storage({ ...settings, ...wrong }, { timeouts: calm });
    const attempts = {
      put: () => storage.put("def.jpg", bytes),
      get: () => storage.get("abc.jpg"),
      remove: () => storage.remove("abc.jpg"),
      list: async () => {
        for await (const _name of storage.list());
      },
    };
    for (const attempt of Object.values(attempts)) {
      await expect(attempt()).rejects.toThrow(reason);
      await failed(attempt());
    }
    expect([...objects.keys()]).toEqual(["abc.jpg"]);
    expect(asked).toHaveLength(8);
  },
);

test("bytes that are damaged on their way are refused, and nothing is stored", async () => {
  const { storage, objects, state } = await openS3Storage();
  state.isDamaging = true;
  await expect(storage.put("abc.jpg", bytes)).rejects.toThrow("XAmzContentSHA256Mismatch");
  expect(objects.size).toBe(0);
});

test.each<[string, S3Trouble]>([
  ["fails", 500],
  ["is busy", 503],
  ["asks for patience", 429],
])("a storage that %s for a moment is asked again", async (_what, trouble) => {
  const { storage, state, asked } = await openS3Storage();
  let times = 2;
  state.trouble = () => {
    times -= 1;
    return times >= 0 ? trouble : undefined;
  };
  await storage.put("abc.jpg", bytes);
  expect(asked).toHaveLength(3);
  times = 2;
  expect(await storage.get("abc.jpg")).toEqual(bytes);
});

test.each<[string, S3Trouble]>([
  ["fails", 500],
  ["never answers", "silence"],
])("a storage that %s is given up, and works again when it is well", async (_what, kind) => {
  const { storage, trouble, heal } = await openS3Storage();
  trouble(kind);
  await failed(storage.put("abc.jpg", bytes));
  await failed(storage.get("abc.jpg"));
  await failed(storage.remove("abc.jpg"));
  heal();
  await storage.put("abc.jpg", bytes);
  expect(await storage.get("abc.jpg")).toEqual(bytes);
});

test("gives up a picture that arrives a byte at a time", async () => {
  const { storage, trouble } = await openS3Storage();
  await storage.put("abc.jpg", new Uint8Array(2_000));
  trouble("drip");
  await failed(storage.get("abc.jpg"));
});

test("ends without waiting for a storage that never answers", async () => {
  const { settings, state, asked } = await openS3Storage();
  const reached = Promise.withResolvers<void>();
  state.trouble = () => {
    reached.resolve();
    return "silence";
  };
  const ending = new AbortController();
  const storage = createS3Storage(settings, { timeouts: calm, signal: ending.signal });
  const refused = failed(storage.get("abc.jpg"));
  await reached.promise;
  ending.abort();
  await refused;
  await failed(storage.put("abc.jpg", bytes));
  expect(asked).toEqual(["GET abc.jpg"]);
});

test("an answer that is no list is none", async () => {
  const { storage, trouble } = await openS3Storage();
  trouble(200);
  const read = async () => {
    for await (const _name of storage.list());
  };
  await failed(read());
});

test("reports an invalid access key without revealing the signature", async () => {
  const { settings, asked } = await openS3Storage();
  const storage = createS3Storage({ ...settings, accessKeyId: "ключ" }, { timeouts: calm });
  const error = await storage.get("abc.jpg").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(StorageError);
  expect(error).toMatchObject({ message: expect.stringContaining("cannot be signed") });
  expect(inspect(error)).not.toMatch(/signature=|ключ/i);
  expect(asked).toEqual([]);
});
