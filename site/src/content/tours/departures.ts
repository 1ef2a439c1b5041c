import type { TourDuration } from "shared/content/tours/tour-facts";

/** "3 places left", "Full" */
export const placesInWords = (places: number) => {
  if (places === 0) return "Full";
  return places === 1 ? "1 place left" : `${places} places left`;
};

/** The last day of a tour that starts on `date`; `undefined` if the tour's length varies. */
export const getLastDay = (date: string, duration: TourDuration | null): string | undefined => {
  if (duration?.unit !== "days" || (duration.max ?? duration.min) !== duration.min)
    return undefined;
  const last = new Date(date);
  last.setUTCDate(last.getUTCDate() + duration.min - 1);
  return last.toISOString().slice(0, 10);
};
