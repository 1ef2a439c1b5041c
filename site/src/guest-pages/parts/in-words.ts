import { amountInWords } from "shared/money/amount";

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "Sat, 5 Dec 2026" for `2026-12-05`. */
export const dayInWords = (day: string) => dayFormat.format(new Date(day));

/** The day of a time in the company's zone. */
export const timeInWords = (time: string, timeZone: string) =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  }).format(new Date(time));

type Stay = { startsOn: string | null; endsOn: string | null };

/** "Sat, 5 Dec 2026 to Tue, 8 Dec 2026"; `null` without a first day. */
export const datesInWords = ({ startsOn, endsOn }: Stay) => {
  if (startsOn === null) return null;
  if (endsOn === null || endsOn === startsOn) return dayInWords(startsOn);
  return `${dayInWords(startsOn)} to ${dayInWords(endsOn)}`;
};

const dayMilliseconds = 86_400_000;

/** The date of the day with this index; `null` while the trip has no first day. */
export const dateOfDay = (startsOn: string | null, index: number) =>
  startsOn && dayFormat.format(Date.parse(startsOn) + index * dayMilliseconds);

/** "1.2 MB", "340 kB" */
export const sizeInWords = (bytes: number) =>
  bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1_000))} kB`;

/** "US$ 75 due when you accept" */
export const dueInWords = (amount: number, currency: string) =>
  `${amount > 0 ? amountInWords({ amount, currency }) : "Nothing"} due when you accept`;
