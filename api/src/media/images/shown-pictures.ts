import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import { galleryItems } from "#tables/gallery-items.ts";
import { pagePictures } from "#tables/pages.ts";
import { pictures } from "#tables/pictures.ts";
import { siteSettings } from "#tables/site-settings.ts";
import { tourPhotos } from "#tables/tour-services.ts";

type Read = Pick<Reader, "select">;

/** Whether a row of `pictures` is the logo. */
export const isLogo = (read: Read): SQL =>
  exists(
    read
      .select()
      .from(siteSettings)
      .where(
        and(
          eq(siteSettings.section, "brand"),
          eq(sql`json_extract(${siteSettings.value}, '$.logo')`, pictures.id),
        ),
      ),
  );

/** Whether anything shows a row of `pictures`: an upload may wait in a form. */
export const isShown = (read: Read): SQL => {
  const inTours = read.select().from(tourPhotos).where(eq(tourPhotos.pictureId, pictures.id));
  const inPages = read.select().from(pagePictures).where(eq(pagePictures.pictureId, pictures.id));
  const inGallery = read.select().from(galleryItems).where(eq(galleryItems.pictureId, pictures.id));
  return sql`(${exists(inTours)} or ${exists(inPages)} or ${exists(inGallery)} or ${isLogo(read)})`;
};
