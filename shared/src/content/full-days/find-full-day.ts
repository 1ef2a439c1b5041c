import type { Departure } from "../tours/departures.ts";
import type { PublicFullPeriod } from "./full-days.ts";

/** `departures` are those of the tour that the guest asks about. */
export type KnownDays = {
  fullDays: readonly PublicFullPeriod[];
  departures: readonly Departure[];
};

/**
 * Returns the first day of a stay (`2026-12-12`, both days included) on which the company or this tour is full. `tour`
 * is compared with the tours of the periods. A stay that begins with a departure is full only without places left.
 */
export const findFullDay = (
  { fullDays, departures }: KnownDays,
  { from, to }: { from: string; to: string },
  tour: string | null,
): string | undefined => {
  const departure = departures.find(({ date }) => date === from);
  if (departure) return departure.places === 0 ? from : undefined;
  return fullDays
    .filter((period) => period.tour === null || period.tour === tour)
    .filter((period) => period.from <= to && from <= period.to)
    .map((period) => (period.from > from ? period.from : from))
    .toSorted()[0];
};
