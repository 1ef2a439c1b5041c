import { eq, inArray, ne } from "drizzle-orm";
import type { TourPhotoInput } from "shared/content/tours/tour-photos";
import type { Transaction } from "#platform/db/transaction.ts";
import { validationFailed } from "#platform/errors.ts";
import { tourPhotos } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

type Photos = TourPhotoInput[] | undefined;

/** The ids of those pictures that were uploaded. */
export const readKnownPictures = async (tx: Transaction, photos: Photos) => {
  if (!photos) return new Set<string>();
  const named = photos.map(({ picture }) => picture);
  const rows = await tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(inArray(pictures.id, named));
  return new Set(rows.map(({ id }) => id));
};

const refuseUnknownPictures = (photos: TourPhotoInput[], known: ReadonlySet<string>) => {
  const named = photos.map(({ picture }) => picture);
  const issues = named.flatMap((picture, index) =>
    known.has(picture)
      ? []
      : [
          {
            path: `photos.${index}.picture`,
            message: "This photo is no longer stored. Choose it again.",
          },
        ],
  );
  if (issues.length > 0) throw validationFailed(issues);
};

const replacePhotos = async (tx: Transaction, tourId: string, photos: TourPhotoInput[]) => {
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

type Changes = {
  photos: Photos;
  known: ReadonlySet<string>;
  mainPictureId: string | undefined;
};

/**
 * Keeps omitted fields. The main picture replaces the first photo and its caption. 400 for a photo with an
 * unknown picture.
 */
export const changePhotos = async (
  tx: Transaction,
  tourId: string,
  { photos, known, mainPictureId }: Changes,
) => {
  if (photos) {
    refuseUnknownPictures(photos, known);
    await replacePhotos(tx, tourId, photos);
  }
  if (mainPictureId) await setMainPicture(tx, tourId, mainPictureId);
};
