import type { TimetableTime } from "shared/content/records/timetable";

/** A day and a time of `2026-12-01T08:00`; `undefined` while one is missing. */
export const splitClock = (clock: string): TimetableTime | undefined => {
  const [day, time] = clock.split("T");
  return day && time ? { day, time: time.slice(0, 5) } : undefined;
};
