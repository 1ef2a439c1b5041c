import { z } from "zod";
import { wholeNumber } from "../../text/number-range.ts";

const hour = (label: string) =>
  z.iso.time({ precision: -1, error: `${label} must be a time like 09:00.` });

/** Times are local to the company, for example `09:00`. */
export const dayHours = z
  .object({
    /** ISO 8601: 1 is Monday, 7 is Sunday. */
    day: wholeNumber("Day", 1, 7),
    opens: hour("Opens"),
    closes: hour("Closes"),
  })
  .refine(({ opens, closes }) => closes > opens, {
    error: "Closes must be later than Opens.",
    path: ["closes"],
  });
export type DayHours = z.infer<typeof dayHours>;

const days = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
const getDayName = (day: number): string => days[day - 1] ?? "";

/** `18:30` becomes `6:30 PM`. */
const formatTime = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past} ${hours < 12 ? "AM" : "PM"}`;
};

type Run = { first: number; last: number; opens: string; closes: string };

const groupDays = (hours: readonly DayHours[]): Run[] => {
  const runs: Run[] = [];
  for (const { day, opens, closes } of hours.toSorted((a, b) => a.day - b.day)) {
    const run = runs.at(-1);
    const continues = run?.last === day - 1 && run.opens === opens && run.closes === closes;
    if (run && continues) run.last = day;
    else runs.push({ first: day, last: day, opens, closes });
  }
  return runs;
};

/** `Monday to Friday, 9 AM - 6 PM`; empty if no hours are set. */
export const describeHours = (hours: readonly DayHours[]): string =>
  groupDays(hours)
    .map(({ first, last, opens, closes }) => {
      const span =
        first === last ? getDayName(first) : `${getDayName(first)} to ${getDayName(last)}`;
      return `${span}, ${formatTime(opens)} - ${formatTime(closes)}`;
    })
    .join("; ");

/** Groups days with the same hours, by English day names, for structured data. */
export const groupHours = (hours: readonly DayHours[]) =>
  groupDays(hours).map(({ first, last, opens, closes }) => ({
    days: days.slice(first - 1, last),
    opens,
    closes,
  }));
