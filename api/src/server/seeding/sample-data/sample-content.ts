import { commonActivities, grades, noFacts, type TourFacts } from "shared/content/tours/tour-facts";
import { tourPagePath } from "shared/paths";
import { newId } from "#platform/db/new-id.ts";
import type { galleryItems, tourPhotos, tourServices } from "#tables/content.ts";
import { demoContact } from "../../../../demo/site-settings.ts";
import type { PicturedPlace, Place } from "./places.ts";
import { createSampleTexts, type SampleTexts } from "./sample-texts.ts";

const photosOfTour = 8;

const createList = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

const sampleFacts = (texts: SampleTexts): TourFacts => {
  const hours = texts.between(2, 8);
  return {
    ...noFacts,
    activities: [texts.pickOne(commonActivities)],
    duration: { unit: "hours", min: hours, max: hours + 2 },
    level: { grade: texts.pickOne(grades), note: "Sample level" },
    groupSize: { min: 1, max: texts.between(4, 12) },
    prices: [
      {
        amount: texts.between(15, 120),
        currency: "USD",
        per: "person",
        people: null,
        note: "Sample price",
      },
    ],
    itinerary: createList(3, (index) => ({
      when: `${8 + index}:00`.padStart(5, "0"),
      title: `Sample stop at ${texts.place()}`,
      text: texts.message(),
      distance: texts.between(1, 9),
      ascent: null,
      meals: null,
      night: null,
    })),
  };
};

export const sampleTourRow = ({ number, at }: Place): typeof tourServices.$inferInsert => {
  const texts = createSampleTexts(number);
  const time = at.toISOString();
  const id = `sample-tour-${number}-${newId().slice(-8)}`;
  return {
    id,
    title: `Sample tour ${number}: a day at ${texts.place()}`,
    description: createList(4, texts.message).join("\n\n"),
    detailPage: tourPagePath(id),
    highlights: createList(5, () => `A look at ${texts.place()}`),
    tips: createList(4, () => `Ask about ${texts.place()}`),
    facts: sampleFacts(texts),
    ...demoContact,
    createdAt: time,
    updatedAt: time,
  };
};

/** Pictures of one tour, starting with a different one for each tour. */
export const sampleTourPhotoRows = (
  tourId: string,
  { number }: Place,
  pictureIds: string[],
): (typeof tourPhotos.$inferInsert)[] => {
  const first = number % pictureIds.length;
  return [...pictureIds.slice(first), ...pictureIds.slice(0, first)]
    .slice(0, photosOfTour)
    .map((pictureId, position) => ({
      tourId,
      position,
      pictureId,
      caption: `Sample photo ${position + 1}`,
      alt: "Sample picture of blended colours",
    }));
};

export const samplePhotoRow = ({
  number,
  at,
  pictureId,
}: PicturedPlace): typeof galleryItems.$inferInsert => {
  const time = at.toISOString();
  const title = `Sample photo ${number}: ${createSampleTexts(number).place()}`;
  return { id: newId(), title, pictureId, createdAt: time, updatedAt: time };
};
