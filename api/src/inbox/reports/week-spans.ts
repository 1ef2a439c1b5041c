import type { ReportQuery } from "shared/inbox/reports/reports";
import { limits } from "shared/limits";
import { invalidField } from "#platform/errors.ts";

/** Half-open, as moments in UTC; `week` is its Monday. */
export type WeekSpan = { week: string; start: string; finish: string };

const usualDays = 28;

/** 400 for days that end before they begin, and for too many. */
const toDays = ({ from, until }: ReportQuery, today: Temporal.PlainDate) => {
  const last = until ? Temporal.PlainDate.from(until) : today;
  const end = last.add({ days: 1 });
  const first = from ? Temporal.PlainDate.from(from) : end.subtract({ days: usualDays });
  const { days } = first.until(end);
  if (days < 1) throw invalidField("until", "until must not be before from.");
  if (days <= limits.reportDays) return { first, end };
  throw invalidField("from", `At most ${limits.reportDays} days can be counted at once.`);
};

/** The weeks of a time zone that the days are part of, the first and the last one cut to them. */
export const weekSpans = (query: ReportQuery, now: Date, timeZone: string): WeekSpan[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const { first, end } = toDays(query, today);
  const toStart = (date: Temporal.PlainDate) =>
    new Date(date.toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  const spans: WeekSpan[] = [];
  let start = first;
  while (Temporal.PlainDate.compare(start, end) < 0) {
    const monday = start.subtract({ days: start.dayOfWeek - 1 });
    const next = monday.add({ days: 7 });
    const finish = Temporal.PlainDate.compare(next, end) < 0 ? next : end;
    spans.push({ week: monday.toString(), start: toStart(start), finish: toStart(finish) });
    start = finish;
  }
  return spans;
};
