import type { TourFacts } from "shared/content/tours/tour-facts";
import type { ListedTour } from "../tours/listed-tour.ts";

type Facts = Pick<
  TourFacts,
  "duration" | "level" | "groupSize" | "minimumAge" | "prices" | "included"
>;

/** A tour as `/compare.json` and the tables of groups have it. Kilometres and metres. */
export type ComparedTour = Pick<ListedTour, "_id" | "path" | "inquiryPath" | "title"> &
  Facts & {
    start: { place: string; time: string | null } | null;
    distance: number | null;
    ascent: number | null;
  };

type Stage = Pick<TourFacts["itinerary"][number], "distance" | "ascent">;

/** `null` if no stage has a number. */
const sum = (stages: readonly Stage[], key: keyof Stage) => {
  const numbers = stages.flatMap((stage) => stage[key] ?? []);
  return numbers.length > 0 ? numbers.reduce((total, number) => total + number, 0) : null;
};

/** The route's distance and ascent, or else those of all stages together. */
export const toComparedTour = ({
  _id,
  path,
  inquiryPath,
  title,
  facts,
}: Pick<ListedTour, "_id" | "path" | "inquiryPath" | "title" | "facts">): ComparedTour => {
  const { duration, level, groupSize, minimumAge, prices, included } = facts;
  const { start, route, itinerary } = facts;
  return {
    _id,
    path,
    inquiryPath,
    title,
    duration,
    level,
    groupSize,
    minimumAge,
    prices,
    included,
    start: start && { place: start.place, time: start.time },
    distance: route?.distance ?? sum(itinerary, "distance"),
    ascent: route?.ascent ?? sum(itinerary, "ascent"),
  };
};
