const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** Milliseconds as `2 days`, rounded down. */
export function describeLength(length: number) {
  if (length < minute) return "a moment";
  if (length < hour) return count(Math.floor(length / minute), "minute");
  if (length < day) return count(Math.floor(length / hour), "hour");
  return count(Math.floor(length / day), "day");
}

/** Returns the time since a moment (ISO). */
export const describeAge = (iso: string, now = Date.now()) => describeLength(now - Date.parse(iso));
