import { dayMilliseconds } from "../dates/start-of-day.ts";

/** Days such as `2026-12-05`. */
export type Stay = { startsOn: string | null; endsOn: string | null };

const make = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  return (day: string) => format.format(new Date(day));
};
const weekday = make({ weekday: "short" });
const dayOfMonth = make({ day: "numeric" });
const month = make({ month: "short" });
const year = make({ year: "numeric" });

/** `Sat 5 Dec 2026`. */
export const describeDay = (day: string) =>
  `${weekday(day)} ${dayOfMonth(day)} ${month(day)} ${year(day)}`;

/** Omits the parts that the end repeats. */
const describeStart = (start: string, end: string) => {
  if (year(start) !== year(end)) return describeDay(start);
  const day = `${weekday(start)} ${dayOfMonth(start)}`;
  return month(start) === month(end) ? day : `${day} ${month(start)}`;
};

/** Distance in days within which the year is obvious. */
const nearby = { past: 60, ahead: 300 };

/** Returns `5 – 8 Dec`, with the year unless it is obvious from `today`; `undefined` without a day. */
export function describeStayBriefly({ startsOn, endsOn }: Stay, today: string) {
  if (!startsOn) return undefined;
  const isNearby = (day: string) =>
    daysBetween(today, day) >= -nearby.past && daysBetween(today, day) <= nearby.ahead;
  const brief = (day: string) =>
    [dayOfMonth(day), month(day), isNearby(day) ? null : year(day)].filter(Boolean).join(" ");
  if (!endsOn || endsOn === startsOn) return brief(startsOn);
  const isOfMonth = endsOn > startsOn && endsOn.slice(0, 7) === startsOn.slice(0, 7);
  return `${isOfMonth ? dayOfMonth(startsOn) : brief(startsOn)} – ${brief(endsOn)}`;
}

const longDay = make({ day: "numeric", month: "long", year: "numeric" });
const longMonth = make({ day: "numeric", month: "long" });

/** Formats a stay for a letter: `5 to 8 December 2026`; `undefined` without a day. */
export function stayInWords({ startsOn, endsOn }: Stay) {
  if (!startsOn) return undefined;
  if (!endsOn || endsOn <= startsOn) return longDay(startsOn);
  const isSame = (length: number) => startsOn.slice(0, length) === endsOn.slice(0, length);
  const ofYear = isSame("2026".length) ? longMonth(startsOn) : longDay(startsOn);
  const first = isSame("2026-12".length) ? dayOfMonth(startsOn) : ofYear;
  return `${first} to ${longDay(endsOn)}`;
}

export const daysBetween = (from: string, until: string) =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMilliseconds);

const nights = (count: number) => (count === 1 ? "1 night" : `${count} nights`);

/** Returns `Sat 5 – Tue 8 Dec 2026 (3 nights)`; `undefined` without a day. */
export function describeStay({ startsOn, endsOn }: Stay) {
  if (!startsOn) return undefined;
  if (!endsOn || endsOn === startsOn) return describeDay(startsOn);
  if (endsOn < startsOn) return `${describeDay(startsOn)} – ${describeDay(endsOn)}`;
  const length = nights(daysBetween(startsOn, endsOn));
  return `${describeStart(startsOn, endsOn)} – ${describeDay(endsOn)} (${length})`;
}
