import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { Reader } from "#platform/db/client.ts";
import {
  galleryItems,
  pagePictures,
  reviews,
  siteSettings,
  teamMembers,
  tourPhotos,
} from "#tables/content.ts";
import { keptPictures, pictures } from "#tables/pictures.ts";
import { proposalVersions } from "#tables/proposals.ts";

type Read = Pick<Reader, "select">;

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

/** True for a row of `pictures` that something shows: an upload may wait in a form. */
export const isShown = (read: Read): SQL => {
  const inTours = read.select().from(tourPhotos).where(eq(tourPhotos.pictureId, pictures.id));
  const inPages = read.select().from(pagePictures).where(eq(pagePictures.pictureId, pictures.id));
  const inGallery = read.select().from(galleryItems).where(eq(galleryItems.pictureId, pictures.id));
  const inTeam = read.select().from(teamMembers).where(eq(teamMembers.pictureId, pictures.id));
  const inReviews = read.select().from(reviews).where(eq(reviews.pictureId, pictures.id));
  return sql`(${exists(inTours)} or ${exists(inPages)} or ${exists(inGallery)} or ${exists(inTeam)} or ${exists(inReviews)} or ${isLogo(read)})`;
};

/** True for a row of `pictures` that a version, a draft or the trash names. */
export const isKept = (read: Read): SQL =>
  exists(read.select().from(keptPictures).where(eq(keptPictures.pictureId, pictures.id)));

/** True for a row of `pictures` that a proposal names, whatever has become of the photo that it came from. */
export const isInProposal = sql`${pictures.id} IN (SELECT value FROM ${proposalVersions}, json_each(${proposalVersions.content}, '$.photos'))`;
