import type { DateFormat } from "../../../lib/dates/date-format.ts";

const nextMonday = ({ dayOf }: DateFormat, now: string) =>
  Array.from({ length: 7 }, (_, day) => dayOf(now, day + 1)).find(
    (day) => new Date(`${day}T00:00Z`).getUTCDay() === 1,
  );

/** Times (ISO) to be reminded at, by the company's clock; what is past already is left out. */
export function reminderTimes(format: DateFormat, now = new Date().toISOString()) {
  const times = [
    { label: "This afternoon", clock: `${format.dayOf(now)}T15:00` },
    { label: "Tomorrow 9:00", clock: `${format.dayOf(now, 1)}T09:00` },
    { label: "Monday 9:00", clock: `${nextMonday(format, now)}T09:00` },
  ];
  return times.flatMap(({ label, clock }) => {
    const at = format.momentAt(clock);
    return at && at > now ? [{ label, at }] : [];
  });
}
