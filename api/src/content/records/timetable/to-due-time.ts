import { type TimetableTime, timetableLimits } from "shared/content/records/timetable";
import { invalidField } from "#platform/errors.ts";

const dayMilliseconds = 24 * 3_600_000;

/**
 * The moment at which clocks in a time zone show a time. `isTwice` when they show it twice that night; the moment is
 * the first one then. 400 for a time that is past, too far ahead or skipped by the clocks.
 */
export const toDueTime = ({ day, time }: TimetableTime, timeZone: string, now: Date) => {
  const clock = Temporal.PlainDateTime.from(`${day}T${time}`);
  const first = clock.toZonedDateTime(timeZone, { disambiguation: "earlier" });
  const last = clock.toZonedDateTime(timeZone, { disambiguation: "later" });
  if (!first.toPlainDateTime().equals(clock)) {
    const message = `Clocks in ${timeZone} skip ${time} on ${day}: they go forward that night. Choose another time.`;
    throw invalidField("time", message);
  }
  const wait = first.epochMilliseconds - now.getTime();
  if (wait <= 0) throw invalidField("time", "This time is past. Choose one in the future.");
  if (wait > timetableLimits.days * dayMilliseconds)
    throw invalidField("day", "Choose a day in the next two years.");
  return { at: new Date(first.epochMilliseconds), isTwice: !first.equals(last) };
};
