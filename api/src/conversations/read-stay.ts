import { GB } from "chrono-node/en";

type Written = { checkinDate: string; checkoutDate: string };

/** Days such as `2026-12-05`; `null` where no day can be read. */
export type Stay = { startsOn: string | null; endsOn: string | null };

const twoDigits = (number: number | null) => String(number).padStart(2, "0");

/** Days as British English has them: 3/6 is in June. Without a year the next such day is meant. */
const readDay = (text: string, instant: Date, offsetMinutes: number): string | null => {
  const now = { instant, timezone: offsetMinutes };
  const [found] = GB.parse(text, now, { forwardDate: true });
  const day = found?.start;
  // A month alone is no day.
  if (!day || !(day.isCertain("day") || day.isCertain("weekday"))) return null;
  return [day.get("year"), day.get("month"), day.get("day")].map(twoDigits).join("-");
};

const offsetOf = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)
    .offsetNanoseconds / 60e9;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** What a guest wrote as dates, read where it can be: by the company's calendar, the end after the beginning. */
export const readStay = (
  { checkinDate, checkoutDate }: Written,
  at: Date,
  timeZone: string,
): Stay => {
  const startsOn = readDay(checkinDate, at, offsetOf(at, timeZone));
  const before = startsOn ? noon(startsOn) : at;
  const from = before > at ? before : at;
  return { startsOn, endsOn: readDay(checkoutDate, from, offsetOf(from, timeZone)) };
};
