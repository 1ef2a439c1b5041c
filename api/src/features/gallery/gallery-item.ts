import type { GalleryItem } from "shared/gallery";
import type { galleryItems, pictures } from "#db/schema.ts";
import { mediaUrl, toImage } from "../../media/image.ts";

type Row = typeof galleryItems.$inferSelect;
type PictureRow = typeof pictures.$inferSelect;

/** A stored gallery item as visitors see it. */
export const toGalleryItem = (row: Row, picture: PictureRow): GalleryItem => ({
  _id: row.id,
  title: row.title,
  imageFile: mediaUrl(picture.mainFile),
  image: toImage(picture),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});
