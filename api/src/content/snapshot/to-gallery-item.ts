import { asc, desc, eq, type SQL } from "drizzle-orm";
import type { GalleryItem } from "shared/content/gallery";
import { shownPictureColumns, type ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { galleryItems } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

const { id, title, alt, tour, position, createdAt, updatedAt } = galleryItems;

/** Photos without a position come first: SQLite sorts `NULL` before numbers. */
export const galleryOrder = [asc(position), desc(createdAt), desc(id)];

/** Photos of the gallery with their pictures, in the order of the site. */
export const selectGallery = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({
      photo: { id, title, alt, tour, position, createdAt, updatedAt },
      picture: shownPictureColumns,
    })
    .from(galleryItems)
    .innerJoin(pictures, eq(galleryItems.pictureId, pictures.id))
    .where(where)
    .orderBy(...galleryOrder);
type GalleryRow = Awaited<ReturnType<typeof selectGallery>>[number];

/** A stored photo as visitors see it. */
export const toGalleryItem = (
  { photo, picture }: GalleryRow,
  toImageFields: ToImageFields,
): GalleryItem => ({
  _id: photo.id,
  title: photo.title,
  alt: photo.alt,
  picture: picture.id,
  ...toImageFields(picture),
  tour: photo.tour,
  position: photo.position,
  createdAt: photo.createdAt,
  updatedAt: photo.updatedAt,
});
