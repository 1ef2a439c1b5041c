import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createS3Storage } from "#media/storage/s3-storage.ts";
import { createDiskStorage } from "#media/storage/storage.ts";
import { StartError } from "#platform/start-error.ts";
import { pictures } from "#tables/pictures.ts";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { startS3Server } from "#testing/s3/s3-server.ts";
import { ensureDemoContent } from "./ensure-demo-content.ts";

// The product itself reads no AVIF.
sharp.unblock({ operation: ["VipsForeignLoadHeifBuffer"] });

test("reports a storage that rejects pictures and stores nothing", async () => {
  const server = await startS3Server();
  onTestFinished(server.goAway);
  const storage = createS3Storage({ ...server.settings, secretAccessKey: "guessed" });
  const { services } = await createTestApp({ storage });
  const start = ensureDemoContent(services, storage, { SEED: "demo" }, () => {});
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/403 SignatureDoesNotMatch\. Check MEDIA_S3_ENDPOINT/);
  expect((await services.content.current()).content).toMatchObject({ revision: 0, services: [] });
});

test("the first visitors see the demo with whole pictures, as if they had been uploaded", async () => {
  const storage = await createDiskStorage(await makeFolder());
  const { services, db } = await createTestApp({ storage });
  await ensureDemoContent(services, storage, { SEED: "demo" }, () => {});
  const { content } = await services.content.current();
  expect(content).toMatchObject({ revision: 1, services: { length: 20 }, gallery: { length: 24 } });
  expect(content.pages.map(({ slug }) => slug).toSorted()).toEqual([
    "about",
    "accessibility",
    "coffee-takes-a-year",
    "explore-more-to-Rwanda",
    "practical-information",
    "privacy",
    "questions",
    "terms",
    "the-morning-the-mist-stayed",
  ]);
  expect((await services.firstStart.read()).demo).toEqual({
    revision: 1,
    ownContent: { tours: 0, photos: 0, reviews: 0, team: 0, questions: 0, pages: 0, settings: 0 },
  });
  expect(await services.renditions.areComplete()).toBe(true);

  const rows = await db.read.select().from(pictures);
  expect(rows.length).toBeGreaterThan(content.gallery.length);
  for (const { width, height, mainFile, renditions } of rows) {
    const main = { file: mainFile, type: "image/jpeg", width };
    for (const { file, type, width: wanted } of [main, ...renditions]) {
      const metadata = await sharp(await storage.get(file)).metadata();
      const format = type === "image/avif" ? "heif" : type.replace("image/", "");
      const isShared = type === "image/jpeg" && file !== mainFile;
      const expected = isShared ? 630 : Math.round((height * wanted) / width);
      expect(metadata).toMatchObject({ format, width: wanted, height: expected });
    }
  }
});

test("adds no demo content when it is turned off", async () => {
  const { services } = await createTestApp();
  const storage = await createDiskStorage(await makeFolder());
  await ensureDemoContent(services, storage, { SEED: "none" }, () => {});
  expect((await services.content.current()).content.revision).toBe(0);
});
