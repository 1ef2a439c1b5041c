import type { TourDuration } from "shared/content/tours/tour-facts";
import { daysBetween } from "./describe-stay.ts";
import type { WrittenDates } from "./written-dates.ts";

/** In nights. */
const longestUsual = 60;

const yearsAfter = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const count = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** Guests may stay a while around a tour, but hardly for less time than it takes. */
const doubtLength = (days: number, { unit, min, max }: TourDuration) => {
  const [shortest, longest] = unit === "days" ? [min, max] : [1, 1];
  if (days < shortest) return `Shorter than the tour (${count(shortest)})`;
  return longest !== null && days > 2 * longest + 7
    ? `Much longer than the tour (${count(longest)})`
    : undefined;
};

type Asked = {
  /** The day on which the trip was asked for; `null` where it was not. */
  askedOn: string | null;
  /** Of the tour, where it is known. */
  duration?: TourDuration | null | undefined;
};

/** Why somebody should look at the dates of a trip, in words; empty where they look right. */
export function dateDoubts(dates: WrittenDates, { askedOn, duration }: Asked): string[] {
  const { checkinDate, startsOn, endsOn } = dates;
  if (!startsOn) return checkinDate ? ["No day could be read"] : [];
  const nights = endsOn ? daysBetween(startsOn, endsOn) : undefined;
  return [
    askedOn && startsOn < askedOn && "In the past when it was asked for",
    askedOn && startsOn > yearsAfter(askedOn, 2) && "More than two years ahead",
    nights === undefined && "The end could not be read",
    nights !== undefined && nights < 0 && "Ends before it begins",
    nights !== undefined && nights > longestUsual && `Longer than ${longestUsual} days`,
    nights !== undefined && nights >= 0 && duration && doubtLength(nights + 1, duration),
  ].filter((doubt) => typeof doubt === "string");
}
