import { sql } from "drizzle-orm";
import type { AnswerTimes, RecentAnswerTimes } from "shared/answer-times";
import type { Reader } from "#db/client.ts";
import { conversations } from "#db/schema/desk/conversations.ts";

/** Half-open, as moments in UTC. */
type Span = { from: string; until: string };

const { box, createdAt, firstAnswerAt } = conversations;

const ranked = (spans: readonly Span[]) => sql`(
  WITH times AS (
    SELECT key AS span, max(0, unixepoch(${firstAnswerAt}) - unixepoch(${createdAt})) AS seconds
    FROM json_each(${JSON.stringify(spans)}) AS spans CROSS JOIN ${conversations}
    WHERE ${box} = 'inbox' AND ${firstAnswerAt} IS NOT NULL
      AND ${createdAt} >= spans.value ->> 'from' AND ${createdAt} < spans.value ->> 'until'
  )
  SELECT span, seconds, row_number() OVER (PARTITION BY span ORDER BY seconds) AS rank,
    count(*) OVER (PARTITION BY span) AS answered
  FROM times
)`;

const none: AnswerTimes = { answered: 0, half: null, nineOfTen: null };

/** How long guests waited for their first answer, by the spans in which they first wrote. */
export const readAnswerTimes = async (
  read: Pick<Reader, "select">,
  spans: readonly Span[],
): Promise<AnswerTimes[]> => {
  const rows = await read
    .select({
      span: sql<number>`span`,
      answered: sql<number>`answered`,
      half: sql<number>`min(seconds) FILTER (WHERE 2 * rank >= answered)`,
      nineOfTen: sql<number>`min(seconds) FILTER (WHERE 10 * rank >= 9 * answered)`,
    })
    .from(ranked(spans))
    .groupBy(sql`span`);
  const bySpan = new Map(rows.map(({ span, ...times }) => [span, times]));
  return spans.map((_, index) => bySpan.get(index) ?? none);
};

const weekCount = 12;

/** Weeks of a time zone from Monday on, the running one last. */
const lastWeeks = (now: Date, timeZone: string) => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();
  const first = today.subtract({ days: today.dayOfWeek - 1, weeks: weekCount - 1 });
  const startOf = (week: number) =>
    new Date(first.add({ weeks: week }).toZonedDateTime(timeZone).epochMilliseconds).toISOString();
  return {
    all: { from: startOf(0), until: startOf(weekCount) },
    weeks: Array.from({ length: weekCount }, (_, week) => ({
      monday: first.add({ weeks: week }).toString(),
      from: startOf(week),
      until: startOf(week + 1),
    })),
  };
};

export const readRecentAnswerTimes = async (
  read: Pick<Reader, "select">,
  now: Date,
  timeZone: string,
): Promise<RecentAnswerTimes> => {
  const { all, weeks } = lastWeeks(now, timeZone);
  const [whole = none, ...times] = await readAnswerTimes(read, [all, ...weeks]);
  return {
    ...whole,
    weeks: weeks.map(({ monday }, index) => ({ monday, ...(times[index] ?? none) })),
  };
};
