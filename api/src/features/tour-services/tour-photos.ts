import { eq, inArray, ne } from "drizzle-orm";
import type { TourPhotoInput } from "shared/tour-photos";
import { pictures } from "#db/schema/pictures.ts";
import { tourPhotos } from "#db/schema/tour-services.ts";
import type { Transaction } from "#db/transaction.ts";
import { validationFailed } from "../../lib/errors.ts";

const refuseUnknownPictures = async (tx: Transaction, photos: TourPhotoInput[]) => {
  const named = photos.map(({ picture }) => picture);
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, named));
  const known = new Set(rows.map(({ id }) => id));
  const issues = named.flatMap((picture, index) =>
    known.has(picture)
      ? []
      : [
          {
            path: `photos.${index}.picture`,
            message: "This photo is no longer stored: choose it again.",
          },
        ],
  );
  if (issues.length > 0) throw validationFailed(issues);
};

/** 400 when one names a picture that was not uploaded. */
const replacePhotos = async (tx: Transaction, tourId: string, photos: TourPhotoInput[]) => {
  await refuseUnknownPictures(tx, photos);
  await tx.delete(tourPhotos).where(eq(tourPhotos.tourId, tourId));
  if (photos.length === 0) return;
  const rows = photos.map(({ picture, caption, alt }, position) => ({
    tourId,
    position,
    pictureId: picture,
    caption,
    alt,
  }));
  await tx.insert(tourPhotos).values(rows);
};

const setMainPicture = (tx: Transaction, tourId: string, pictureId: string) =>
  tx
    .insert(tourPhotos)
    .values({ tourId, position: 0, pictureId })
    .onConflictDoUpdate({
      target: [tourPhotos.tourId, tourPhotos.position],
      set: { pictureId, caption: null, alt: null },
      setWhere: ne(tourPhotos.pictureId, pictureId),
    });

type Changes = { photos: TourPhotoInput[] | undefined; mainPictureId: string | undefined };

/** What is not given stays; the main picture replaces the first photo and what was said about it. */
export const changePhotos = async (
  tx: Transaction,
  tourId: string,
  { photos, mainPictureId }: Changes,
) => {
  if (photos) await replacePhotos(tx, tourId, photos);
  if (mainPictureId) await setMainPicture(tx, tourId, mainPictureId);
};
