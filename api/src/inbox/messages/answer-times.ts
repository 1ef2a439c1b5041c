import { sql } from "drizzle-orm";
import type { AnswerTimes } from "shared/inbox/reports/answer-times";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";

/** Half-open, as moments in UTC. */
type Span = { start: string; finish: string };

const { box, createdAt, firstAnswerAt, waitingSince } = conversations;

const parseNumbers = (json: string): number[] => JSON.parse(json);

/** A row for each span in which guests first wrote, with the seconds that they waited as one value: it is quicker to read. */
const readSpans = async (read: Pick<Reader, "select">, spans: readonly Span[]) => {
  const seconds = sql`max(0, unixepoch(${firstAnswerAt}) - unixepoch(${createdAt}))`;
  const waits = sql`${firstAnswerAt} IS NULL AND ${waitingSince} IS NOT NULL`;
  const rows = await read
    .select({
      waits: sql<string>`json_group_array(${seconds}) FILTER (WHERE ${firstAnswerAt} IS NOT NULL)`,
      waiting: sql<number>`count(*) FILTER (WHERE ${waits})`,
      waitingSince: sql<string | null>`min(${waitingSince}) FILTER (WHERE ${waits})`,
    })
    .from(sql`json_each(${JSON.stringify(spans)}) AS span
      LEFT JOIN ${conversations} ON ${box} = 'inbox'
        AND ${createdAt} >= span.value ->> 'start' AND ${createdAt} < span.value ->> 'finish'`)
    .groupBy(sql`span.key`)
    .orderBy(sql`span.key`);
  return rows.map((row) => ({ ...row, waits: parseNumbers(row.waits) }));
};
type SpanRow = Awaited<ReturnType<typeof readSpans>>[number];

const toAnswerTimes = (rows: readonly SpanRow[]): AnswerTimes => {
  const sorted = rows.flatMap(({ waits }) => waits).toSorted((a, b) => a - b);
  const within = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? null;
  const since = rows.flatMap((row) => row.waitingSince ?? []);
  return {
    ...{ answered: sorted.length, half: within(0.5), nineOfTen: within(0.9) },
    waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
    waitingSince: since.toSorted()[0] ?? null,
  };
};

/** Computes how long guests waited for their first answer and how many still wait, in all spans together and in each. */
export const readAnswerTimes = async <S extends Span>(
  read: Pick<Reader, "select">,
  spans: readonly S[],
): Promise<{ whole: AnswerTimes; each: (AnswerTimes & { span: S })[] }> => {
  const rows = await readSpans(read, spans);
  return {
    whole: toAnswerTimes(rows),
    each: spans.map((span, index) => ({ span, ...toAnswerTimes(rows.slice(index, index + 1)) })),
  };
};
