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
  if (!startsOn) return checkinDate ? ["Date unclear"] : [];
  const nights = endsOn ? daysBetween(startsOn, endsOn) : undefined;
  return [
    askedOn && startsOn < askedOn && "This date was already past when they asked",
    askedOn && startsOn > yearsAfter(askedOn, 2) && "More than two years ahead",
    nights === undefined && "Last day unclear",
    nights !== undefined && nights < 0 && "Last day is before the first",
    nights !== undefined && nights > longestUsual && `Longer than ${longestUsual} days`,
    nights !== undefined && nights >= 0 && duration && doubtLength(nights + 1, duration),
  ].filter((doubt) => typeof doubt === "string");
}
