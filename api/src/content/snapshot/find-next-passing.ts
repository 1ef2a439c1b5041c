import type { FullPeriod } from "shared/content/full-days/full-days";
import { endOfLocalDay, localDay } from "shared/content/site-settings/local-day";
import type { Departure } from "shared/content/tours/departures";

type Days = {
  services: { facts: { departures: Departure[] } }[];
  fullDays: Pick<FullPeriod, "to">[];
  settings: { hours: { timeZone: string } };
};

/** The moment (ms) at which the next departure or full day is over; `Infinity` if none is coming. */
export const findNextPassing = ({ services, fullDays, settings }: Days, now: Date) => {
  const { timeZone } = settings.hours;
  const today = localDay(now, timeZone);
  const days = [
    ...services.flatMap(({ facts }) => facts.departures.map(({ date }) => date)),
    ...fullDays.map(({ to }) => to),
  ];
  const [next] = days.filter((day) => day >= today).toSorted();
  return next === undefined ? Infinity : endOfLocalDay(next, timeZone);
};
