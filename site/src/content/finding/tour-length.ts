import type { TourDuration } from "shared/content/tours/tour-facts";

export type TourLength = "half-day" | "day" | "days";

/** The most hours of a half-day tour. */
const halfDay = 5;

const hoursOfDay = 24;

const shortestLength = ({ unit, min }: TourDuration): TourLength => {
  if (unit === "hours" && min <= halfDay) return "half-day";
  return min <= (unit === "hours" ? hoursOfDay : 1) ? "day" : "days";
};

export const lengthOf = (duration: TourDuration | null): TourLength | undefined =>
  duration ? shortestLength(duration) : undefined;
