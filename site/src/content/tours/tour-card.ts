import type { TourFacts } from "shared/tour-facts";
import { previewText } from "./preview-text.ts";
import type { Tour } from "./tour-services.ts";

/** What lists of tours show: a page of cards is rendered anew when this changes, not the whole tour. */
export type TourCard = Pick<Tour, "_id" | "title" | "description" | "image" | "fromPrice"> & {
  facts: Pick<TourFacts, "activities" | "duration">;
};

export const toCard = ({
  _id,
  title,
  description,
  image,
  fromPrice,
  facts: { activities, duration },
}: TourCard): TourCard => ({
  _id,
  title,
  description: previewText(description),
  image,
  fromPrice,
  facts: { activities, duration },
});
