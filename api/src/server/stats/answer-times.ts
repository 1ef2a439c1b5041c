import type { RecentAnswerTimes } from "shared/inbox/reports/answer-times";
import { readAnswerTimes } from "#inbox/messages/answer-times.ts";
import type { Reader } from "#platform/db/client.ts";

const weekCount = 12;

/** Weeks of a time zone from Monday on, the running one last. */
const lastWeeks = (now: Date, timeZone: string) => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const first = today.subtract({ days: today.dayOfWeek - 1, weeks: weekCount - 1 });
  const toStart = (week: number) =>
    new Date(first.add({ weeks: week }).toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  return Array.from({ length: weekCount }, (_, week) => ({
    monday: first.add({ weeks: week }).toString(),
    start: toStart(week),
    finish: toStart(week + 1),
  }));
};

/** Get first reply times by week, by the weeks in which they first wrote. */
export const readRecentAnswerTimes = async (
  read: Pick<Reader, "select">,
  now: Date,
  timeZone: string,
): Promise<RecentAnswerTimes> => {
  const weeks = lastWeeks(now, timeZone);
  const { whole, each } = await readAnswerTimes(read, weeks);
  return { ...whole, weeks: each.map(({ span: { monday }, ...times }) => ({ monday, ...times })) };
};
