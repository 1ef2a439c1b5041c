import { asc, eq, type SQL } from "drizzle-orm";
import { type TourPhoto, toPhotoTexts } from "shared/content/tours/tour-photos";
import { shownPictureColumns, type ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { tourPhotos } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

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
  { photo, picture }: PhotoRow,
  toImageFields: ToImageFields,
): TourPhoto => ({ picture: picture.id, ...toPhotoTexts(photo), ...toImageFields(picture) });
