import { buildReasons } from "shared/publishing/builds";
import type { Storage } from "#media/storage/storage.ts";
import { noteMilestone } from "#platform/db/milestones.ts";
import type { WriteContent } from "#publishing/content-writer.ts";
import {
  galleryItems,
  pagePictures,
  pages,
  reviews,
  siteSettings,
  teamMembers,
  tourPhotos,
  tourServices,
} from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { storeDemoPictures } from "./demo-pictures.ts";
import { createDemoRows } from "./demo-rows.ts";

/**
 * Loads the demo content: 20 tours with their photos, a gallery of 24, 6 sample reviews, 3 sample guides, pages and the pictures. All rows
 * are one transaction; a start that is interrupted leaves none.
 */
export const seedDemo = async (storage: Storage, writeContent: WriteContent, now: Date) => {
  const createdAt = now.toISOString();
  const pictureRows = (await storeDemoPictures(storage)).map((row) => ({ ...row, createdAt }));
  const content = createDemoRows(now);
  await writeContent(buildReasons.demo, async (tx) => {
    await tx.insert(pictures).values(pictureRows);
    await tx.insert(tourServices).values(content.tours);
    await tx.insert(tourPhotos).values(content.photos);
    await tx.insert(galleryItems).values(content.gallery);
    await tx.insert(reviews).values(content.reviews);
    await tx.insert(teamMembers).values(content.team);
    await tx.insert(pages).values(content.pages);
    await tx.insert(pagePictures).values(content.pagePictures);
    await tx.insert(siteSettings).values(content.settings);
    await noteMilestone(tx, "demo", now);
  });
};
