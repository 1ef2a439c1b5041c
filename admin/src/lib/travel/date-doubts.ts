import type { TourDuration } from "shared/content/tours/tour-facts";
import { daysBetween } from "./describe-stay.ts";
import type { WrittenDates } from "./written-dates.ts";

/** In nights. */
const longestUsual = 60;

const yearsAfter = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

const count = (days: number) => (days === 1 ? "1 day" : `${days} days`);

/** Guests may stay longer than a tour lasts, but hardly shorter. */
const doubtLength = (days: number, { unit, min, max }: TourDuration) => {
  const [shortest, longest] = unit === "days" ? [min, max] : [1, 1];
  if (days < shortest) return `Shorter than the tour (${count(shortest)})`;
  return longest !== null && days > 2 * longest + 7
    ? `Much longer than the tour (${count(longest)})`
    : undefined;
};

type Asked = {
  /** The day of the request; `null` without one. */
  askedOn: string | null;
  duration?: TourDuration | null | undefined;
};

/** Returns reasons to check a trip's dates, or an empty list. */
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
