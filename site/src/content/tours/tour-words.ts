import type { Price } from "shared/content/tours/prices";
import type { TourDuration, TourFacts, TourLevel } from "shared/content/tours/tour-facts";

type Range = { min: number; max: number | null };

/** `one` is singular: `day`. */
const formatCount = (count: number, singular: string, plural: string) =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;

const numberFormat = new Intl.NumberFormat("en");
const formatNumber = (value: number) => numberFormat.format(value);

const formatRange = ({ min, max }: Range, singular: string, plural: string) =>
  max === null || max === min
    ? formatCount(min, singular, plural)
    : `${min} to ${formatCount(max, singular, plural)}`;

const peopleIn = (range: Range) =>
  range.max === null
    ? `${formatCount(range.min, "person", "people")} or more`
    : formatRange(range, "person", "people");

/** "6 to 12 hours", "5 days" */
export const durationInWords = ({ unit, ...range }: TourDuration) =>
  formatRange(range, unit.slice(0, -1), unit);

/** True for a tour that ends on the day it starts. */
export const isOneDay = (duration: TourDuration | null) =>
  duration !== null &&
  (duration.unit === "hours"
    ? (duration.max ?? duration.min) <= 24
    : (duration.max ?? duration.min) === 1);

const grades = { easy: "Easy", moderate: "Moderate", demanding: "Demanding" };
export const gradeInWords = ({ grade }: TourLevel) => grades[grade];

/** "2 to 8 people", "4 people or more" */
export const groupSizeInWords = (groupSize: NonNullable<TourFacts["groupSize"]>) =>
  peopleIn(groupSize);

/** "12 and up", "all ages" */
export const minimumAgeInWords = (years: number) => (years === 0 ? "all ages" : `${years} and up`);

/** "English, French" */
export const languagesInWords = (languages: string[]) => languages.join(", ");

const monthName = new Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });
export const nameOfMonth = (month: number) => monthName.format(Date.UTC(2026, month - 1));

/** Runs of consecutive months; January follows December. */
const findRuns = (months: number[]): number[][] => {
  const follows = (month: number) => months.includes((month % 12) + 1);
  const firsts = months.filter((month) => !months.includes(((month + 10) % 12) + 1));
  return firsts.map((first) => {
    const run = [first];
    for (let month = first; follows(month); month = (month % 12) + 1) run.push((month % 12) + 1);
    return run;
  });
};

/** "June to September, December to February"; "all year" for no months or all twelve. */
export function monthsInWords(months: number[]): string {
  const runs = findRuns(months);
  if (runs.length === 0) return "all year";
  return runs
    .map((run) =>
      [...new Set([run[0], run.at(-1)])].map((month) => nameOfMonth(month ?? 1)).join(" to "),
    )
    .join(", ");
}

/** "for 2 to 4 people"; `null` for any number. */
export const peopleInWords = ({ people }: Pick<Price, "people">) =>
  people && `for ${peopleIn(people)}`;
