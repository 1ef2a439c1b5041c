import { pluralize } from "../text/pluralize.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Describes seconds, rounded up, such as `2 hours`. */
export function describeWithin(seconds: number) {
  if (seconds <= 90 * minute)
    return pluralize(Math.max(1, Math.ceil(seconds / minute)), "minute", "minutes");
  if (seconds <= 2 * day) return pluralize(Math.ceil(seconds / hour), "hour", "hours");
  return pluralize(Math.ceil(seconds / day), "day", "days");
}
