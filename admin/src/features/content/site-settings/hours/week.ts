import type { DayValues } from "./hours-editor.ts";

/** ISO 8601: 1 is Monday. */
export const weekDays = Array.from({ length: 7 }, (_, index) => ({
  day: index + 1,
  // 5 January 1970 was a Monday.
  name: new Date(Date.UTC(1970, 0, 5 + index)).toLocaleString("en", {
    weekday: "long",
    timeZone: "UTC",
  }),
}));

const usual = { opens: "09:00", closes: "18:00" };
const inOrder = (days: DayValues[]) => days.toSorted((a, b) => a.day - b.day);

/** Starts with the hours of the first open day, the most likely choice. */
export const openDay = (days: DayValues[], day: number) =>
  inOrder([...days, { ...usual, ...days[0], day }]);

export const closeDay = (days: DayValues[], closed: number) =>
  days.filter(({ day }) => day !== closed);

/** Copies Monday to Tuesday through Friday, open or closed. */
export const copyMonday = (days: DayValues[]) => {
  const monday = days.find(({ day }) => day === 1);
  const weekend = days.filter(({ day }) => day > 5);
  return [...(monday ? [1, 2, 3, 4, 5].map((day) => ({ ...monday, day })) : []), ...weekend];
};
