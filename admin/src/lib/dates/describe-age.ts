const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** How long ago a moment (ISO) was, such as `2 days`. */
export function describeAge(iso: string, now = Date.now()) {
  const age = Math.max(0, now - Date.parse(iso));
  if (age < minute) return "a moment";
  if (age < hour) return count(Math.floor(age / minute), "minute");
  if (age < day) return count(Math.floor(age / hour), "hour");
  return count(Math.floor(age / day), "day");
}
