import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { ownReasons } from "shared/builds";
import { company } from "shared/company";
import type { Transaction } from "#db/client.ts";
import { newId } from "#db/new-id.ts";
import { galleryItems, reviews, tourServices } from "#db/schema.ts";
import { type IngestedPicture, insertPicture, type Pictures } from "../../media/images/pictures.ts";
import type { WriteContent } from "../../publishing/content-writer.ts";
import type { SceneName } from "./artwork/scenes.ts";
import { demoGallery } from "./gallery.ts";
import { demoReviews } from "./reviews.ts";
import { demoTours } from "./tours/demo-tours.ts";

const drawing = fileURLToPath(new URL("./artwork/draw-scenes.ts", import.meta.url));

/** Draws in a process of its own: a hundred megabytes that drawing leaves behind go with it. */
const drawScenes = (folder: string) =>
  promisify(execFile)(process.execPath, [drawing, folder], { env: {} });

const takePictures = async (pictures: Pictures, folder: string) => {
  const atMostTwo = pLimit(2);
  const names = [...demoTours.map(({ slug }) => slug), ...demoGallery.map(({ scene }) => scene)];
  const take = async (name: SceneName): Promise<[SceneName, IngestedPicture]> => {
    const bytes = await readFile(join(folder, `${name}.png`));
    const file = new File([bytes], `${name}.png`, { type: "image/png" });
    return [name, await pictures.ingest(file)];
  };
  const taken = await Promise.all(names.map((name) => atMostTwo(() => take(name))));
  return new Map(taken);
};

const drawAndTakePictures = async (pictures: Pictures) => {
  const folder = await mkdtemp(join(tmpdir(), "tours-demo-"));
  try {
    await drawScenes(folder);
    return await takePictures(pictures, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Times a minute apart, ending now: the first of a list is the newest. */
const times = (now: Date) => {
  let minutes = 0;
  return () => {
    minutes += 1;
    return new Date(now.getTime() - minutes * 60_000).toISOString();
  };
};

/**
 * Loads the demo content: 20 tours, 24 photos, 6 sample reviews, their pictures through the same
 * intake as uploads. All rows are one transaction; a start that is interrupted leaves none.
 */
export const seedDemo = async (pictures: Pictures, writeContent: WriteContent, now: Date) => {
  const taken = await drawAndTakePictures(pictures);
  const nextTime = times(now);

  const pictureOf = async (tx: Transaction, scene: SceneName) => {
    const picture = taken.get(scene);
    if (!picture) throw new Error(`No picture of ${scene}`);
    return insertPicture(tx, picture, now);
  };

  await writeContent(ownReasons.demo, async (tx) => {
    for (const { slug, ...texts } of demoTours) {
      const createdAt = nextTime();
      await tx.insert(tourServices).values({
        id: slug,
        ...texts,
        highlights: [...texts.highlights],
        tips: [...texts.tips],
        whatsapp: company.whatsapp,
        email: company.email,
        pictureId: await pictureOf(tx, slug),
        createdAt,
        updatedAt: createdAt,
      });
    }
    for (const { scene, title } of demoGallery) {
      const createdAt = nextTime();
      const pictureId = await pictureOf(tx, scene);
      await tx
        .insert(galleryItems)
        .values({ id: newId(), title, pictureId, createdAt, updatedAt: createdAt });
    }
    for (const review of demoReviews) {
      await tx.insert(reviews).values({ id: newId(), ...review, createdAt: nextTime() });
    }
  });
};
