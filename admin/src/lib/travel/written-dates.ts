import type { Stay } from "./describe-stay.ts";

export type WrittenDates = Stay & { checkinDate: string | null; checkoutDate: string | null };

const spellings = [
  { day: "numeric", month: "long", year: "numeric" },
  { day: "numeric", month: "short", year: "numeric" },
  { weekday: "short", day: "numeric", month: "short", year: "numeric" },
] as const;
const formats = spellings.map(
  (spelling) => new Intl.DateTimeFormat("en-GB", { ...spelling, timeZone: "UTC" }),
);

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, " ")
    .trim();

const says = (text: string | null, day: string | null) =>
  text !== null &&
  day !== null &&
  [day, ...formats.map((format) => format.format(new Date(day)))].map(bare).includes(bare(text));

/** The guest's own words for the dates; `undefined` when empty or equal to the parsed days. */
export function writtenDates({ checkinDate, checkoutDate, startsOn, endsOn }: WrittenDates) {
  if (says(checkinDate, startsOn) && says(checkoutDate, endsOn)) return undefined;
  return [checkinDate, checkoutDate].filter(Boolean).join(" – ") || undefined;
}
