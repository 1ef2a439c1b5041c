import type { Content } from "shared/content/content";
import type { FirstStep } from "shared/content/first-start";
import type { TourService } from "shared/content/tours/tour-services";
import { adminPaths } from "shared/paths";
import type { Ownership } from "./ownership.ts";
import { lack, toStep, withId } from "./step.ts";

const wantedPhotos = 5;
const inWords = new Intl.ListFormat("en");

const listMissingParts = ({ description, facts, photos }: TourService): string[] =>
  [
    !description.trim() && "a description",
    facts.prices.length === 0 && "a price",
    !facts.duration && "a duration",
    !facts.start && "a start",
    photos.length === 0 && "a photo",
  ].filter((lack) => lack !== false);

const missingIn = (tours: TourService[]) => {
  const [best] = tours
    .map((tour) => ({ ...tour, lacks: listMissingParts(tour) }))
    .toSorted((a, b) => a.lacks.length - b.lacks.length);
  if (!best) return [lack("Publish a tour of your own.", adminPaths.createService)];
  if (best.lacks.length === 0) return [];
  const text = `“${best.title}” still needs ${inWords.format(best.lacks)}.`;
  return [lack(text, withId(adminPaths.updateService, best._id))];
};

/** The shown tour that lacks the least counts. */
export const tourStep = ({ services }: Content, { isOwn }: Ownership): FirstStep =>
  toStep({
    id: "tour",
    title: "Your first tour",
    isRequired: false,
    missing: missingIn(services.filter(isOwn)),
  });

export const photosStep = ({ services, gallery }: Content, ownership: Ownership): FirstStep => {
  const shown = [...gallery, ...services.flatMap(({ photos }) => photos)];
  const own = shown.filter(ownership.isOwnPicture).map(({ imageFile }) => imageFile);
  const { size } = new Set(own);
  const text = `Add ${wantedPhotos} photos (${size} so far).`;
  return toStep({
    id: "photos",
    title: "Five photos",
    isRequired: false,
    missing: size < wantedPhotos ? [lack(text, adminPaths.createGallery)] : [],
  });
};

/** Done once there are tours and each shows a picture of the owner's. */
export const realPhotosStep = ({ services }: Content, { isOwnPicture }: Ownership): FirstStep => {
  const drawn = services.find(
    ({ imageFile }) => imageFile === null || !isOwnPicture({ imageFile }),
  );
  const text =
    "Travellers book with people they can see. Show your own photos instead of drawings: your team, your boats, your guests (ask them first).";
  return toStep({
    id: "real-photos",
    title: "Real photos",
    isRequired: false,
    missing: [
      ...(drawn ? [lack(text, withId(adminPaths.updateService, drawn._id))] : []),
      ...(services.length === 0 ? [lack(text, adminPaths.createService)] : []),
    ],
  });
};
