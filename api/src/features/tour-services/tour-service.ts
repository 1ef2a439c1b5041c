import type { TourService } from "shared/tour-services";
import type { pictures, tourServices } from "#db/schema.ts";
import { mediaUrl, toImage } from "../../media/image.ts";

type Row = typeof tourServices.$inferSelect;
type PictureRow = typeof pictures.$inferSelect;

/** A stored tour as visitors see it. */
export const toTourService = (row: Row, picture: PictureRow | null): TourService => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  detailPage: row.detailPage,
  imageFile: picture && mediaUrl(picture.mainFile),
  image: picture && toImage(picture),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  details: {
    highlights: row.highlights,
    tips: row.tips,
    whatsapp: row.whatsapp,
    email: row.email,
  },
});
