import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { GalleryItem } from "shared/gallery";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/create-test-app.ts";
import { makePhoto } from "#testing/pictures.ts";
import { type S3Trouble, startS3Server } from "#testing/s3-server.ts";
import { cacheReads } from "./cache-reads.ts";
import { createS3Storage } from "./s3-storage.ts";
import { StoreError } from "./store-error.ts";

/** On a busy machine an answer may take its time … */
const calm = { tryMilliseconds: 20_000, allMilliseconds: 40_000, firstPause: 5 };
/** … but nobody has to wait long for one that never comes. */
const hurried = { tryMilliseconds: 100, allMilliseconds: 150, firstPause: 5 };

const openStore = async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const patience = { ...calm };
  return {
    ...server,
    storage: createS3Storage(server.settings, { patience }),
    /** From now on the store does this with every request. */
    trouble: (trouble: S3Trouble) => {
      server.state.trouble = () => trouble;
      Object.assign(patience, typeof trouble === "number" ? calm : hurried);
    },
    heal: () => {
      server.state.trouble = () => undefined;
      Object.assign(patience, calm);
    },
  };
};

const bytes = new TextEncoder().encode("the bytes of a picture");
const failed = (promise: Promise<unknown>) => expect(promise).rejects.toThrow(StoreError);

test("an object says what it is and that it may be kept for ever", async () => {
  const { storage, objects } = await openStore();
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
])("the store refuses who comes with %s, and is not asked again", async (_what, wrong, said) => {
  const { settings, objects, asked } = await openStore();
  objects.set("abc.jpg", { bytes: Buffer.from(bytes), headers: {} });
  const storage = createS3Storage({ ...settings, ...wrong }, { patience: calm });
  const attempts = {
    put: () => storage.put("def.jpg", bytes),
    get: () => storage.get("abc.jpg"),
    remove: () => storage.remove("abc.jpg"),
    list: async () => {
      for await (const _name of storage.list());
    },
  };
  for (const attempt of Object.values(attempts)) {
    await expect(attempt()).rejects.toThrow(said);
    await failed(attempt());
  }
  expect([...objects.keys()]).toEqual(["abc.jpg"]);
  expect(asked).toHaveLength(8);
});

test("bytes that are damaged on their way are refused, and nothing is stored", async () => {
  const { storage, objects, state } = await openStore();
  state.isDamaging = true;
  await expect(storage.put("abc.jpg", bytes)).rejects.toThrow("XAmzContentSHA256Mismatch");
  expect(objects.size).toBe(0);
});

test.each<[string, S3Trouble]>([
  ["fails", 500],
  ["is busy", 503],
  ["asks for patience", 429],
])("a store that %s for a moment is asked again", async (_what, trouble) => {
  const { storage, state, asked } = await openStore();
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
])("a store that %s is given up, and works again when it is well", async (_what, kind) => {
  const { storage, trouble, heal } = await openStore();
  trouble(kind);
  await failed(storage.put("abc.jpg", bytes));
  await failed(storage.get("abc.jpg"));
  await failed(storage.remove("abc.jpg"));
  heal();
  await storage.put("abc.jpg", bytes);
  expect(await storage.get("abc.jpg")).toEqual(bytes);
});

test("a picture that comes a byte at a time is given up", async () => {
  const { storage, trouble } = await openStore();
  await storage.put("abc.jpg", new Uint8Array(2_000));
  trouble("drip");
  await failed(storage.get("abc.jpg"));
});

test("who ends does not wait for a store that never answers", async () => {
  const { settings, state, asked } = await openStore();
  const reached = Promise.withResolvers<void>();
  state.trouble = () => {
    reached.resolve();
    return "silence";
  };
  const ending = new AbortController();
  const storage = createS3Storage(settings, { patience: calm, ending: ending.signal });
  const refused = failed(storage.get("abc.jpg"));
  await reached.promise;
  ending.abort();
  await refused;
  await failed(storage.put("abc.jpg", bytes));
  expect(asked).toEqual(["GET abc.jpg"]);
});

test("an answer that is no list is none", async () => {
  const { storage, trouble } = await openStore();
  trouble(200);
  const read = async () => {
    for await (const _name of storage.list());
  };
  await failed(read());
});

test("what was read last is read from the store once, whoever asks, as long as there is room", async () => {
  const { storage, asked } = await openStore();
  const cached = cacheReads(storage, 2 * bytes.length);
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) await cached.put(name, bytes);
  asked.length = 0;
  await Promise.all(Array.from({ length: 5 }, () => cached.get("a.jpg")));
  for (const name of ["b.jpg", "a.jpg", "b.jpg", "c.jpg", "b.jpg", "a.jpg"]) {
    expect(await cached.get(name)).toEqual(bytes);
  }
  expect(asked).toEqual(["GET a.jpg", "GET b.jpg", "GET c.jpg", "GET a.jpg"]);
});

test("a failure to read is not remembered", async () => {
  const { storage, trouble, heal } = await openStore();
  const cached = cacheReads(storage, 1_000);
  await cached.put("a.jpg", bytes);
  trouble(403);
  await failed(cached.get("a.jpg"));
  heal();
  expect(await cached.get("a.jpg")).toEqual(bytes);
  expect(await cached.get("b.jpg")).toBe(undefined);
  await cached.put("b.jpg", bytes);
  expect(await cached.get("b.jpg")).toEqual(bytes);
});

const openGallery = async () => {
  const store = await openStore();
  const testApp = await createTestApp({ storage: store.storage });
  const { token } = await testApp.signInAsAdmin();
  const startRenditions = async () => {
    await testApp.services.renditions.start();
    onTestFinished(testApp.services.renditions.stop);
  };
  const upload = async () =>
    testApp.send("POST /api/gallery", {
      token,
      parts: { title: "Sunset", imageFile: await makePhoto({ width: 400, height: 300 }) },
    });
  const shown = async () => (await testApp.services.content.current()).content.gallery;
  return { ...store, ...testApp, startRenditions, upload, shown };
};

const whileComplete = { timeout: 20_000 };

test("an upload is served from the bucket, and gets all its sizes there", async () => {
  const { upload, startRenditions, services, shown, send, objects } = await openGallery();
  const { status, body } = await upload();
  expect(status).toBe(201);
  const { imageFile } = (body as { item: GalleryItem }).item;
  expect([...objects.keys()]).toEqual([imageFile.replace("/media/", "")]);
  await startRenditions();
  await expect.poll(services.renditions.areComplete, whileComplete).toBe(true);
  await expect.poll(async () => (await shown())[0]!.image.sources, whileComplete).toHaveLength(2);
  expect(objects.size).toBe(5);
  for (const [name, { bytes: stored, headers }] of objects) {
    const answer = await send(`GET /media/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(headers["content-type"]);
    expect(answer.text).toHaveLength(stored.toString().length);
  }
});

test.each<[string, S3Trouble, number]>([
  ["fails", 500, 503],
  ["refuses us", 403, 503],
  ["never answers", "silence", 503],
  ["is full", 507, 507],
])(
  "while the store %s, an upload says so and leaves nothing; then it works",
  async (_what, kind, said) => {
    const { trouble, heal, upload, db, folder, objects, shown, send } = await openGallery();
    trouble(kind);
    const { status, headers, body } = await upload();
    expect({ status, wait: headers.get("Retry-After") }).toEqual({
      status: said,
      wait: said === 503 ? "5" : null,
    });
    expect(body).toMatchObject({ code: said === 503 ? "unavailable" : "insufficient_storage" });
    expect(await shown()).toEqual([]);
    expect((await db.writer.run("SELECT * FROM pictures")).rows).toEqual([]);
    expect([objects.size, await readdir(join(folder, "masters"))]).toEqual([0, []]);
    expect((await send("GET /api/gallery")).status).toBe(200);
    heal();
    expect((await upload()).status).toBe(201);
  },
);

test("a picture that cannot be read now is a 503 that asks to come back, and comes back", async () => {
  const { goAway, comeBack, upload, send } = await openGallery();
  const { imageFile } = ((await upload()).body as { item: GalleryItem }).item;
  await goAway();
  for (const method of ["GET", "HEAD"]) {
    const { status, headers } = await send(`${method} ${imageFile}`);
    expect({ status, wait: headers.get("Retry-After") }).toEqual({ status: 503, wait: "5" });
    expect(headers.get("Cache-Control") ?? "").not.toContain("immutable");
  }
  await comeBack();
  expect((await send(`GET ${imageFile}`)).status).toBe(200);
  expect((await send("GET /media/none-1.jpg")).status).toBe(404);
});

// After so many requests one round of three tries has failed for every file, and another has begun.
test.each([
  ["is on the disk", false, 3 * 4 + 1],
  ["is lost", true, 3 + 1],
])(
  "a picture whose master %s waits for its sizes as long as the store is away, and gets them then",
  async (_where, isLost, requests) => {
    const gallery = await openGallery();
    const { goAway, comeBack, upload, startRenditions, services, objects, db, folder, state } =
      gallery;
    await upload();
    const [master] = await readdir(join(folder, "masters"));
    if (isLost) await rm(join(folder, "masters", master!));
    const failedOnce = Promise.withResolvers<void>();
    let left = requests;
    state.trouble = () => {
      left -= 1;
      if (left === 0) failedOnce.resolve();
      return 503;
    };
    await startRenditions();
    await failedOnce.promise;
    await goAway();
    expect(await services.renditions.areComplete()).toBe(false);
    state.trouble = () => undefined;
    await comeBack();
    await expect.poll(services.renditions.areComplete, whileComplete).toBe(true);
    expect(objects.size).toBe(5);
    expect((await db.writer.run("SELECT failures FROM pictures")).rows).toMatchObject([
      { failures: 0 },
    ]);
  },
);
