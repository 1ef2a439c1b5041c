import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GalleryItem } from "shared/content/gallery";
import { expect, onTestFinished, test } from "vitest";
import { pictures } from "#tables/pictures.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { openS3Storage } from "#testing/s3/open-s3-storage.ts";
import type { S3Trouble } from "#testing/s3/s3-server.ts";
import { createS3Storage } from "../storage/s3-storage.ts";

const openGallery = async () => {
  const store = await openS3Storage();
  const mastersBucket = createS3Storage(store.settings, { prefix: "masters/" });
  const testApp = await createTestApp({ storage: store.storage, mastersBucket });
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
  const masters = () => [...store.objects.keys()].filter((key) => key.startsWith("masters/"));
  const shown = async () => (await testApp.services.content.current()).content.gallery;
  return { ...store, ...testApp, startRenditions, upload, masters, shown };
};

const whileComplete = { timeout: 20_000 };

test("an upload is served from the bucket, and gets all its sizes there", async () => {
  const gallery = await openGallery();
  const { upload, startRenditions, services, shown, app, objects, masters, folder } = gallery;
  const { status, body } = await upload();
  expect(status).toBe(201);
  const { imageFile } = (body as { item: GalleryItem }).item;
  const [master = ""] = masters();
  expect([...objects.keys()].toSorted()).toEqual([imageFile.replace("/media/", ""), master]);
  expect(await readdir(join(folder, "masters"))).toEqual([]);
  expect((await app.request(`/media/${master}`)).ok).toBe(false);
  await startRenditions();
  await expect.poll(services.renditions.areComplete, whileComplete).toBe(true);
  await expect.poll(async () => (await shown())[0]!.image.sources, whileComplete).toHaveLength(2);
  await expect.poll(masters, whileComplete).toEqual([]);
  expect(objects.size).toBe(5);
  for (const [name, { bytes: stored, headers }] of objects) {
    const answer = await app.request(`/media/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(headers["content-type"]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(stored)).toBe(true);
  }
});

test.each<[string, S3Trouble, number]>([
  ["fails", 500, 503],
  ["refuses us", 403, 503],
  ["never answers", "silence", 503],
  ["is full", 507, 507],
])(
  "while the storage %s, an upload says so and leaves nothing; then it works",
  async (_what, kind, expected) => {
    const { trouble, heal, upload, db, folder, objects, shown, send } = await openGallery();
    trouble(kind);
    const { status, headers, body } = await upload();
    expect({ status, wait: headers.get("Retry-After") }).toEqual({
      status: expected,
      wait: expected === 503 ? "5" : null,
    });
    expect(body).toMatchObject({ code: expected === 503 ? "unavailable" : "insufficient_storage" });
    expect(await shown()).toEqual([]);
    expect(await db.read.$count(pictures)).toBe(0);
    expect([objects.size, await readdir(join(folder, "masters"))]).toEqual([0, []]);
    expect((await send("GET /api/gallery")).status).toBe(200);
    heal();
    expect((await upload()).status).toBe(201);
  },
);

test("answers 503 with Retry-After while a picture is unreadable", async () => {
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
  ["was made before there was a bucket", "on the disk", 3 * 4 + 1],
  ["is in the bucket", "in the bucket", 3 + 1],
  ["is lost", "nowhere", 3 + 1],
])(
  "a picture whose master %s waits for its sizes as long as the storage is away, and gets them then",
  async (_what, where, requests) => {
    const gallery = await openGallery();
    const {
      goAway,
      comeBack,
      upload,
      startRenditions,
      services,
      objects,
      db,
      folder,
      state,
      masters,
    } = gallery;
    await upload();
    const [key = ""] = masters();
    const onDisk = join(folder, key);
    if (where === "on the disk") await writeFile(onDisk, objects.get(key)!.bytes);
    if (where !== "in the bucket") objects.delete(key);
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
    await expect.poll(() => objects.size, whileComplete).toBe(5);
    expect(await db.read.select({ failures: pictures.failures }).from(pictures)).toEqual([
      { failures: 0 },
    ]);
  },
);
