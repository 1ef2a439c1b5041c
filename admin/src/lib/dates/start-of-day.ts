export const dayMilliseconds = 24 * 3_600_000;

/** What a clock of the zone shows, as if it were UTC. */
const clockIn = (timeZone: string, moment: number) => {
  const text = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return Date.parse(`${text.replace(" ", "T")}Z`);
};

/** The moment (ISO) at which `2026-11-20` begins in a zone, or the day so many days after; `undefined` for no day. */
export const startOfDay = (timeZone: string, day: string, daysAfter: number) => {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysAfter * dayMilliseconds;
  if (Number.isNaN(midnight)) return undefined;
  const guess = midnight - (clockIn(timeZone, midnight) - midnight);
  return new Date(guess - (clockIn(timeZone, guess) - midnight)).toISOString();
};
