export const dayMilliseconds = 24 * 3_600_000;

/** The zone's clock time, expressed as if it were UTC. */
const clockIn = (timeZone: string, moment: number) => {
  const text = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(moment);
  return Date.parse(`${text.replace(" ", "T")}Z`);
};

const toMoment = (timeZone: string, clockTime: number) => {
  if (Number.isNaN(clockTime)) return undefined;
  const guess = clockTime - (clockIn(timeZone, clockTime) - clockTime);
  return new Date(guess - (clockIn(timeZone, guess) - clockTime)).toISOString();
};

/** The moment (ISO) when clocks in a zone show `2026-11-20T09:00`; `undefined` for any other text. */
export const momentAt = (timeZone: string, clock: string) =>
  toMoment(timeZone, Date.parse(`${clock}Z`));

/** The moment (ISO) when `2026-11-20` plus `daysAfter` days begins in a zone; `undefined` for an invalid day. */
export const startOfDay = (timeZone: string, day: string, daysAfter: number) =>
  toMoment(timeZone, Date.parse(`${day}T00:00:00Z`) + daysAfter * dayMilliseconds);
