import type { TourFacts } from "shared/content/tours/tour-facts";
import { siteLimits } from "../../lib/limits.ts";
import type { ListedTour } from "./listed-tour.ts";

/** Matches all white space but single spaces, because a text has hundreds of those. */
const looseSpace = /\s{2,}|[^\S ]/g;

export function previewText(description: string): string {
  const text = description.replace(looseSpace, " ").trim();
  if (text.length <= siteLimits.preview) return text;
  const cut = text.slice(0, siteLimits.preview);
  // The cut may have split a surrogate pair.
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}

/** The fields that lists show: editing any other field renders no list again. */
export type TourCard = Pick<
  ListedTour,
  "_id" | "path" | "title" | "description" | "image" | "fromPrice"
> & {
  facts: Pick<TourFacts, "activities" | "duration" | "level" | "minimumAge" | "months">;
};

export const toCard = (tour: TourCard): TourCard => {
  const { _id, path, title, description, image, fromPrice, facts } = tour;
  const { activities, duration, level, minimumAge, months } = facts;
  return {
    _id,
    path,
    title,
    description: previewText(description),
    image,
    fromPrice,
    facts: { activities, duration, level, minimumAge, months },
  };
};
