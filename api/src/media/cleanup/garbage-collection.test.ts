import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GalleryItem } from "shared/content/gallery";
import { expect, onTestFinished, test } from "vitest";
import { galleryItems } from "#tables/content.ts";
import { pictures, unusedFiles } from "#tables/pictures.ts";
import {
  blue,
  filesOfPicture,
  hour,
  openCollectedSite,
  openDisk,
  red,
} from "#testing/pictures/open-collected-site.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { createS3Storage } from "../storage/s3-storage.ts";

const openBucket = async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  return createS3Storage(server.settings);
};

test.each([
  ["on the disk", openDisk],
  ["in a bucket", openBucket],
])(
  "%s, the files of a deleted photo are removed after a day, and no others",
  async (_where, open) => {
    const site = await openCollectedSite(open);
    const gone = await site.upload(red);
    const stays = await site.upload(blue);
    const [goneFiles, stayingFiles] = [
      await site.readAddresses(gone),
      await site.readAddresses(stays),
    ];
    await site.remove(gone);
    for (const hours of [0, 12, 11]) {
      site.clock.advance(hours * hour);
      expect(await site.collect()).toBeDefined();
      expect(await site.answersFor([...goneFiles, ...stayingFiles])).toEqual([200]);
    }
    site.clock.advance(2 * hour);
    expect(await site.collect()).toBeDefined();
    expect(await site.answersFor(goneFiles)).toEqual([404]);
    expect(await site.answersFor(stayingFiles)).toEqual([200]);
    expect(await site.files()).toHaveLength(filesOfPicture);
    expect(await site.db.read.$count(pictures)).toBe(1);
    expect(await site.db.read.$count(unusedFiles)).toBe(0);
  },
);

test("removes nothing when the releases cannot be read", async () => {
  const site = await openCollectedSite();
  const id = await site.upload(red);
  const files = await site.readAddresses(id);
  await site.remove(id);
  await site.collect();
  site.clock.advance(25 * hour);
  await rm(join(site.folder, "releases"), { recursive: true });
  await expect(site.collect()).rejects.toThrow("ENOENT");
  expect(await site.answersFor(files)).toEqual([200]);
});

test("removes leftovers of failed uploads after a day and keeps foreign files", async () => {
  const site = await openCollectedSite();
  const stays = await site.upload(blue);
  const refused = await site.send(`PUT /api/gallery/${stays}`, {
    token: await site.token(),
    parts: { title: "Sunset", imageFile: await makePhoto(red) },
    headers: { "If-Unmodified-Since-Revision": "2020-01-01T00:00:00.000Z" },
  });
  expect(refused.status).toBe(409);
  await site.raw.put(".0b5f2e61-41a6-4f0e-9a3b-6c1d2e3f4a5b", new Uint8Array(3));
  await site.raw.put("notes.txt", new Uint8Array(3));
  await writeFile(join(site.folder, "masters", ".5b4a3f2e-41a6-4f0e-9a3b-6c1d2e3f4a5b"), "half");
  const before = await site.files();
  expect([before.length, (await site.masters()).length]).toEqual([filesOfPicture + 3, 2]);
  await site.collect();
  expect(await site.files()).toEqual(before);
  site.clock.advance(25 * hour);
  await site.collect();
  expect(await site.files()).toHaveLength(filesOfPicture + 1);
  expect(await site.files()).toContain("notes.txt");
  expect(await site.masters()).toEqual([]);
  expect(await site.answersFor(await site.readAddresses(stays))).toEqual([200]);
});

test("in a bucket, removes abandoned masters after a day and keeps foreign files", async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const mastersBucket = createS3Storage(server.settings, { prefix: "masters/" });
  const site = await openCollectedSite(async () => createS3Storage(server.settings), {
    mastersBucket,
  });
  const unused = "0".repeat(32);
  for (const name of [unused, "holiday.jpg"]) await mastersBucket.put(name, new Uint8Array(3));
  await site.collectForDays();
  const names = [...server.objects.keys()];
  expect(names.filter((name) => name.startsWith("masters/"))).toEqual(["masters/holiday.jpg"]);
});

test("removes all unused pictures and no others", async () => {
  const site = await openCollectedSite();
  const { db, raw, clock } = site;
  const at = clock.now().toISOString();
  const made = Array.from({ length: 450 }, (_, index) => {
    const id = index.toString(16).padStart(32, "0");
    return { id, width: 3, height: 2, color: "#000000", mainFile: `${id}-3.jpg`, createdAt: at };
  });
  const isUsed = (_picture: unknown, index: number) => index % 2 === 0;
  await db.write(async (tx) => {
    for (const picture of made) await tx.insert(pictures).values({ ...picture, renditions: [] });
    for (const { id } of made.filter(isUsed)) {
      const times = { createdAt: at, updatedAt: at };
      await tx.insert(galleryItems).values({ id, title: "Sunset", pictureId: id, ...times });
    }
  });
  await Promise.all(made.map(({ mainFile }) => raw.put(mainFile, new Uint8Array(3))));
  await site.collectForDays();
  const left = made.filter(isUsed).map(({ mainFile }) => mainFile);
  expect((await site.files()).toSorted()).toEqual(left);
  expect(await db.read.$count(pictures)).toBe(left.length);
});

test("a photo that is deleted before it has its sizes is removed as well", async () => {
  const site = await openCollectedSite();
  await site.services.renditions.stop();
  const parts = { title: "Sunset", imageFile: await makePhoto(red) };
  const { body } = await site.send("POST /api/gallery", { token: await site.token(), parts });
  await site.remove((body as { item: GalleryItem }).item._id);
  await site.collectForDays();
  expect([(await site.files()).length, (await site.masters()).length]).toEqual([1, 1]);
  await site.db.write((tx) => tx.update(pictures).set({ isPending: false, failures: 3 }));
  await site.collectForDays();
  expect([await site.files(), await site.masters()]).toEqual([[], []]);
});
