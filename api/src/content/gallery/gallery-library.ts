import { and, eq, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { LibraryFilter, LibraryQuery } from "shared/content/gallery";
import { limits } from "shared/limits";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { toGlobPatterns } from "#platform/lists/search-pattern.ts";
import { galleryItems, tourPhotos } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { galleryOrder, selectGallery, toGalleryItem } from "../snapshot/to-gallery-item.ts";
import { isUsed } from "./photo-uses.ts";

const searched = [galleryItems.title, galleryItems.alt, pictures.photographer];

const toFilter = (read: Reader, show: LibraryFilter): SQL | undefined => {
  if (show === "undescribed") return isNull(galleryItems.alt);
  if (show === "small") return lt(pictures.width, limits.smallPhoto);
  if (show === "unused") return not(isUsed(read));
  return undefined;
};

const isOfTour = (read: Reader, tour: string) => {
  const shown = read
    .select({ id: tourPhotos.pictureId })
    .from(tourPhotos)
    .where(eq(tourPhotos.tourId, tour));
  return or(eq(galleryItems.tour, tour), inArray(galleryItems.pictureId, shown));
};

const contains = (q: string) =>
  or(
    ...searched.flatMap((column) =>
      toGlobPatterns(q).map((pattern) => sql`${column} GLOB ${pattern}`),
    ),
  );

/** One page of the gallery, searched in titles, alternative texts and names of photographers. */
export const listGalleryPage = async (
  { read }: Database,
  { page, pageSize, q, show, tour }: LibraryQuery,
  toImageFields: ToImageFields,
) => {
  const where = and(
    toFilter(read, show),
    tour === undefined ? undefined : isOfTour(read, tour),
    q === undefined ? undefined : contains(q),
  );
  const found = read
    .select({ id: galleryItems.id })
    .from(galleryItems)
    .innerJoin(pictures, eq(galleryItems.pictureId, pictures.id))
    .where(where);
  const shown = found
    .orderBy(...galleryOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [rows, total] = await Promise.all([
    selectGallery(read, inArray(galleryItems.id, shown)),
    where === undefined
      ? read.$count(galleryItems)
      : read.$count(
          read
            .select({ id: galleryItems.id })
            .from(galleryItems)
            .innerJoin(pictures, eq(galleryItems.pictureId, pictures.id))
            .where(where)
            .as("found"),
        ),
  ]);
  return { photos: rows.map((row) => toGalleryItem(row, toImageFields)), total, page, pageSize };
};
