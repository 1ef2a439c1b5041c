import { desc, eq, type SQL } from "drizzle-orm";
import type { GalleryItem } from "shared/content/gallery";
import { shownPictureColumns, type ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { galleryItems } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

const { id, title, tour, createdAt, updatedAt } = galleryItems;

/** Photos of the gallery with their pictures, newest first. */
export const selectGallery = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({ photo: { id, title, tour, createdAt, updatedAt }, picture: shownPictureColumns })
    .from(galleryItems)
    .innerJoin(pictures, eq(galleryItems.pictureId, pictures.id))
    .where(where)
    .orderBy(desc(createdAt), desc(id));
type GalleryRow = Awaited<ReturnType<typeof selectGallery>>[number];

/** A stored photo as visitors see it. */
export const toGalleryItem = (
  { photo, picture }: GalleryRow,
  toImageFields: ToImageFields,
): GalleryItem => ({
  _id: photo.id,
  title: photo.title,
  picture: picture.id,
  ...toImageFields(picture),
  tour: photo.tour,
  createdAt: photo.createdAt,
  updatedAt: photo.updatedAt,
});
