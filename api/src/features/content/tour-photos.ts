import { asc, eq, type SQL } from "drizzle-orm";
import type { TourPhoto } from "shared/tour-photos";
import type { Reader } from "#db/client.ts";
import { pictures } from "#db/schema/pictures.ts";
import { tourPhotos } from "#db/schema/tour-services.ts";
import { shownPictureColumns, type ToImageFields } from "../../media/images/picture-urls.ts";

const { tourId, caption, alt } = tourPhotos;

/** Photos with their pictures, each tour's in order. */
export const selectPhotos = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({ photo: { tourId, caption, alt }, picture: shownPictureColumns })
    .from(tourPhotos)
    .innerJoin(pictures, eq(tourPhotos.pictureId, pictures.id))
    .where(where)
    .orderBy(asc(tourId), asc(tourPhotos.position));
export type PhotoRow = Awaited<ReturnType<typeof selectPhotos>>[number];

export const toTourPhoto = (
  { photo: { caption, alt }, picture }: PhotoRow,
  toImageFields: ToImageFields,
): TourPhoto => ({ picture: picture.id, caption, alt, ...toImageFields(picture) });
