import type { DateFormat } from "../../../../lib/dates/date-format.ts";

const hour = 3_600_000;

/** Times (ISO) by a clock. */
const byClock = ({ dayOf, momentAt }: DateFormat, now: string, whose: string) => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((after) => dayOf(now, after));
  const monday = days.find((day) => new Date(`${day}T00:00Z`).getUTCDay() === 1);
  return [
    { label: `Tomorrow 8:00${whose}`, at: momentAt(`${days[0]}T08:00`) },
    { label: `Monday 8:00${whose}`, at: momentAt(`${monday}T08:00`) },
  ];
};

/** Suggested times to send a reply: each once, the soonest first. */
export const listSendTimes = (
  company: DateFormat,
  guest: DateFormat | undefined,
  now = new Date().toISOString(),
) => {
  const inAnHour = new Date(Date.parse(now) + hour).toISOString();
  const all = [
    { label: "In 1 hour", at: inAnHour },
    ...byClock(company, now, ""),
    ...(guest ? byClock(guest, now, " for the guest") : []),
  ];
  const known = new Map<string, string>();
  for (const { label, at } of all) if (at && at > now && !known.has(at)) known.set(at, label);
  return [...known]
    .map(([at, label]) => ({ at, label }))
    .toSorted((one, other) => one.at.localeCompare(other.at));
};
