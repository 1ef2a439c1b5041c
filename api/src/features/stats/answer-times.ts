import { sql } from "drizzle-orm";
import type { AnswerTimes, RecentAnswerTimes } from "shared/answer-times";
import type { Reader } from "#db/client.ts";
import { conversations } from "#db/schema/desk/conversations.ts";

/** Half-open, as moments in UTC. */
type Span = { from: string; until: string };

const { box, createdAt, firstAnswerAt } = conversations;

const parseNumbers = (json: string): number[] => JSON.parse(json);

/** Seconds that guests waited for their first answer, by the spans in which they first wrote; as one value each, which is quicker to read. */
const readWaits = async (read: Pick<Reader, "select">, spans: readonly Span[]) => {
  const seconds = sql`max(0, unixepoch(${firstAnswerAt}) - unixepoch(${createdAt}))`;
  const rows = await read
    .select({
      waits: sql<string>`(
        SELECT json_group_array(${seconds}) FROM ${conversations}
        WHERE ${box} = 'inbox' AND ${firstAnswerAt} IS NOT NULL
          AND ${createdAt} >= span.value ->> 'from' AND ${createdAt} < span.value ->> 'until'
      )`,
    })
    .from(sql`json_each(${JSON.stringify(spans)}) AS span`)
    .orderBy(sql`span.key`);
  return rows.map(({ waits }) => parseNumbers(waits));
};

const summarize = (waits: readonly number[]): AnswerTimes => {
  const sorted = waits.toSorted((a, b) => a - b);
  const within = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? null;
  return { answered: sorted.length, half: within(0.5), nineOfTen: within(0.9) };
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
  return Array.from({ length: weekCount }, (_, week) => ({
    monday: first.add({ weeks: week }).toString(),
    from: startOf(week),
    until: startOf(week + 1),
  }));
};

/** How long guests waited for their first answer, by the weeks in which they first wrote. */
export const readRecentAnswerTimes = async (
  read: Pick<Reader, "select">,
  now: Date,
  timeZone: string,
): Promise<RecentAnswerTimes> => {
  const weeks = lastWeeks(now, timeZone);
  const waits = await readWaits(read, weeks);
  return {
    ...summarize(waits.flat()),
    weeks: weeks.map(({ monday }, index) => ({ monday, ...summarize(waits[index] ?? []) })),
  };
};
