import { isDeepStrictEqual } from "node:util";
import { noFacts } from "shared/content/tours/tour-facts";
import { toPhotoTexts } from "shared/content/tours/tour-photos";
import type { TourService } from "shared/content/tours/tour-services";
import type { PortablePhoto, PortableTour } from "shared/content/tours/tour-transfer";
import { tourPagePath } from "shared/paths";
import { toChatContact } from "shared/text/phone";
import type { StoredPictures } from "./stored-pictures.ts";

/** A photo whose file is lost is left out. */
const toPortablePhotos = ({ photos }: TourService, pictures: StoredPictures): PortablePhoto[] =>
  photos.flatMap((photo) => {
    const mainFile = pictures.mainFiles.get(photo.picture);
    return mainFile ? [{ file: `photos/${mainFile}`, ...toPhotoTexts(photo) }] : [];
  });

const texts = ({ _id, title, description, descriptionText, ...tour }: TourService) => ({
  id: _id,
  slug: tour.slug,
  title,
  description,
  descriptionText,
  detailPage: tour.detailPage,
  details: tour.details,
  facts: tour.facts,
});

/** A stored tour as a file without photos carries it. */
export const toTableTour = (tour: TourService): PortableTour => ({
  ...texts(tour),
  isShown: tour.isShown,
  position: tour.position,
});

export const toArchiveTour = (tour: TourService, pictures: StoredPictures): PortableTour => ({
  ...toTableTour(tour),
  photos: toPortablePhotos(tour, pictures),
});

/** A tour with the defaults for everything that a file leaves out. */
export const emptyTour = (id: string): PortableTour => ({
  id,
  slug: id,
  title: "",
  description: "",
  descriptionText: null,
  detailPage: tourPagePath(id),
  details: { highlights: [], tips: [], whatsapp: "", email: "" },
  facts: noFacts,
  isShown: true,
  position: null,
});

const toComparableFields = (
  { description, descriptionText, details, facts, photos: _, ...rest }: PortableTour,
  country: string,
): Record<string, unknown> => ({
  ...rest,
  description: [description, descriptionText],
  ...details,
  whatsapp: toChatContact(details.whatsapp, country),
  ...facts,
});

/** Names of the fields in which they differ, photos apart; phone numbers are read as those of `country`. */
export const changedFields = (
  before: PortableTour,
  after: PortableTour,
  country: string,
): string[] => {
  const old = toComparableFields(before, country);
  return Object.entries(toComparableFields(after, country)).flatMap(([name, value]) =>
    isDeepStrictEqual(old[name], value) ? [] : [name],
  );
};
