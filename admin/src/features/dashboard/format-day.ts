import type { Stats } from "shared/inbox/reports/stats";

export type Day = Stats["inquiriesByDay"][number];

/* A calendar day without a time zone. */
const short = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const long = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** `3 Nov`. */
export const shortDay = (date: string) => short.format(new Date(date));
/** `Mon 3 Nov`. */
export const longDay = (date: string) => long.format(new Date(date));
