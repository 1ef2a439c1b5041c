import { dayMilliseconds } from "../../../lib/dates/start-of-day.ts";

const weeks = 6;
export const spanDays = 7 * weeks;

/** Days are strings such as `2026-12-05`. */
export const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

export const getMonday = (day: string) => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Whole weeks, starting with the week of `day`. */
export const spanFrom = (day: string) => {
  const from = getMonday(day);
  return { from, until: addDays(from, spanDays - 1) };
};

/** The days of a span, week by week. */
export const listWeeks = ({ from }: { from: string }) =>
  Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(from, 7 * week + day)),
  );
