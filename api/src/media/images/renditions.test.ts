import { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { GalleryItem } from "shared/content/gallery";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "#platform/log.ts";
import { requestPictureRebuild } from "#publishing/builds/picture-rebuild.ts";
import { pictures } from "#tables/pictures.ts";
import { createTestApp, pictureWorkers, type TestApp } from "#testing/app/create-test-app.ts";
import { makePhoto } from "#testing/pictures/pictures.ts";
import { createMasters } from "../storage/masters.ts";
import { createDiskStorage } from "../storage/storage.ts";
import { createEncodingQueue } from "./encoding-queue.ts";
import { createRenditions } from "./renditions.ts";

const waitOptions = { timeout: 20_000, interval: 10 };
const wide = { width: 1_000, height: 320 };

/** Prepares pictures as a start of the product does, with the database and folder of an earlier run. */
const startAgain = async ({ db, folder, services, clock }: TestApp) => {
  const renditions = createRenditions({
    db,
    storage: await createDiskStorage(join(folder, "media")),
    masters: await createMasters(join(folder, "masters")),
    queue: createEncodingQueue(),
    imageProcessor: pictureWorkers,
    onComplete: (tx) => requestPictureRebuild(tx, clock.now()),
    onSettled: services.content.forget,
    log: createLog("silent"),
    backoff: { first: 5, longest: 60_000 },
  });
  onTestFinished(renditions.stop);
  await renditions.start();
  return renditions;
};

const untilComplete = ({ services }: TestApp) =>
  vi.waitFor(async () => {
    if (!(await services.renditions.areComplete())) throw new Error("pictures are still pending");
  }, waitOptions);

const openGallery = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const filesIn = (name: string) => readdir(join(testApp.folder, name));
  return {
    ...testApp,
    token,
    masters: () => filesIn("masters"),
    media: () => filesIn("media"),
    upload: async (imageFile: File) => {
      const parts = { title: "Sunset", imageFile };
      const { status, body } = await testApp.send("POST /api/gallery", { token, parts });
      expect(status).toBe(201);
      return (body as { item: GalleryItem }).item;
    },
    shown: async () => {
      const { content } = await testApp.services.content.current();
      return content.gallery.map(({ image }) => image);
    },
  };
};
type Gallery = Awaited<ReturnType<typeof openGallery>>;

const expectComplete = async ({ send, shown, masters }: Gallery, width: number) => {
  const [image] = await shown();
  expect(image).toMatchObject({
    width,
    sources: [{ type: "image/avif" }, { type: "image/webp" }],
  });
  for (const { type, srcset } of image!.sources) {
    const files = srcset.split(", ").map((entry) => entry.split(" "));
    expect(files.map(([, size]) => size)).toEqual(["320w", "480w", "640w", "960w", `${width}w`]);
    for (const [url] of files) {
      const { status, headers } = await send(`GET ${url}`);
      expect({ status, type: headers.get("Content-Type") }).toEqual({ status: 200, type });
    }
  }
  await expect.poll(masters).toEqual([]);
};

test("an upload is answered with its main picture; all sizes follow, as AVIF and WebP", async () => {
  const gallery = await openGallery();
  const { services, send, upload, masters, media } = gallery;
  const item = await upload(await makePhoto(wide));
  expect(item.image).toMatchObject({ src: item.imageFile, width: 1_000, sources: [] });
  expect((await send(`GET ${item.imageFile}`)).headers.get("Content-Type")).toBe("image/jpeg");
  expect([await masters(), await media()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  expect((await send("GET /api/content")).body).toMatchObject({ gallery: [{ image: item.image }] });

  await services.renditions.start();
  onTestFinished(services.renditions.stop);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
  const [image] = await gallery.shown();
  expect((await send("GET /api/content")).body).toMatchObject({ gallery: [{ image }] });
  expect(image!.src).toBe(item.imageFile);

  const later = await upload(await makePhoto({ ...wide, background: "#cc6633" }));
  expect(later.image.sources).toEqual([]);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
});

test("never serves the master of a picture", async () => {
  const { upload, masters, send } = await openGallery();
  await upload(await makePhoto(wide));
  const [master] = await masters();
  for (const path of [`/media/${master}`, `/masters/${master}`, `/media/../masters/${master}`]) {
    expect((await send(`GET ${path}`)).status).not.toBe(200);
  }
});

test("a start finishes what a killed run left: nothing begun", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  await startAgain(gallery);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
});

test("a start finishes what a killed run left: some files stored, the row not written", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  const first = await startAgain(gallery);
  await vi.waitFor(
    async () => expect((await gallery.media()).length).toBeGreaterThan(1),
    waitOptions,
  );
  await first.stop();
  await gallery.db.write((tx) => tx.run("UPDATE pictures SET is_pending = 1, renditions = '[]'"));
  const files = await gallery.media();
  await startAgain(gallery);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
  expect(new Set(await gallery.media())).toEqual(new Set(files));
});

test("uses the main picture when the master is lost", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  await rm(join(gallery.folder, "masters", (await gallery.masters())[0]!));
  await startAgain(gallery);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
});

test("uses the main picture when the master is damaged", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  await writeFile(join(gallery.folder, "masters", (await gallery.masters())[0]!), "no picture");
  await startAgain(gallery);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
});

test("a picture that cannot be encoded keeps its existing sizes; the others are made", async () => {
  const gallery = await openGallery();
  const broken = await gallery.upload(await makePhoto(wide));
  await rm(join(gallery.folder, "masters", (await gallery.masters())[0]!));
  await writeFile(join(gallery.folder, broken.imageFile), "no picture any more");
  gallery.clock.advance(1_000);
  await gallery.upload(await makePhoto({ ...wide, background: "#cc6633" }));
  await startAgain(gallery);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
  expect((await gallery.shown())[1]).toEqual(broken.image);
  const rows = await gallery.db.read.select().from(pictures);
  expect(rows.map(({ failures }) => failures).toSorted()).toEqual([0, 3]);
});

test("while files cannot be stored a picture waits, and is made once they can", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  const media = join(gallery.folder, "media");
  const renditions = await startAgain(gallery);
  await rename(media, `${media}-away`);
  await pause(500);
  expect(await renditions.areComplete()).toBe(false);
  await rename(`${media}-away`, media);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
});

test("stores the same picture once, for simultaneous and later uploads", async () => {
  const gallery = await openGallery();
  const { services, upload, media, masters, shown } = gallery;
  await Promise.all(Array.from({ length: 4 }, async () => upload(await makePhoto(wide))));
  expect([await masters(), await media()]).toMatchObject([{ length: 1 }, { length: 1 }]);
  await services.renditions.start();
  onTestFinished(services.renditions.stop);
  await untilComplete(gallery);
  await expectComplete(gallery, 1_000);
  const files = await media();
  expect(files).toHaveLength(12);
  const again = await upload(await makePhoto(wide));
  expect(again.image).toEqual((await shown())[0]);
  expect(again.image.sources).toHaveLength(2);
  expect([await media(), await masters()]).toEqual([files, []]);
});

test("an update without a picture keeps all sizes of the old one", async () => {
  const gallery = await openGallery();
  const { _id } = await gallery.upload(await makePhoto(wide));
  await startAgain(gallery);
  await untilComplete(gallery);
  const [image] = await gallery.shown();
  const { token, send } = gallery;
  const { body } = await send(`PUT /api/gallery/${_id}`, { token, parts: { title: "Dusk" } });
  expect(body).toMatchObject({ item: { title: "Dusk", image } });
});

const readReasons = async ({ services }: TestApp) =>
  (await services.builds.list()).builds.map(({ reason }) => reason);

test.each([0, -240, 240])(
  "a release that could not wait for a picture is followed by one that shows all its sizes, the clock put on by %i s",
  async (seconds) => {
    const gallery = await openGallery();
    await gallery.upload(await makePhoto(wide));
    gallery.clock.advance(seconds * 1_000);
    const at = gallery.clock.now().toISOString();
    await gallery.db.write((tx) =>
      tx.run(`UPDATE builds SET status = 'live', started_at = '${at}'`),
    );
    await startAgain(gallery);
    await untilComplete(gallery);
    expect(await readReasons(gallery)).toEqual(["Photos are ready", "Added photo Sunset"]);
  },
);

test("a release that waits for its pictures is not followed by another", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  await startAgain(gallery);
  await untilComplete(gallery);
  expect(await readReasons(gallery)).toEqual(["Added photo Sunset"]);
});

test("keeps a restored release live when a picture is ready", async () => {
  const gallery = await openGallery();
  await gallery.upload(await makePhoto(wide));
  await gallery.db.write((tx) => tx.run("UPDATE builds SET status = 'live', release_of = 'kept'"));
  await startAgain(gallery);
  await untilComplete(gallery);
  expect(await readReasons(gallery)).toEqual(["Added photo Sunset"]);
});
