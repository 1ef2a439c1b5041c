import { and, desc, gte, lt, sql } from "drizzle-orm";
import type { Figures, NamedFigures, Numbers, NumbersQuery, TapCounts } from "shared/numbers";
import type { Database, Reader } from "#db/client.ts";
import { contactTaps } from "#db/schema/desk/contact-taps.ts";
import { readAnswerTimes } from "../../conversations/answer-times.ts";
import { type Columns, toCsv } from "../../lib/csv/to-csv.ts";
import type { ContentService } from "../content/content.service.ts";
import { countAsked, countWeek, type WeekRow } from "./count-asked.ts";
import { type WeekSpan, weekSpans } from "./week-spans.ts";

const mostTours = 50;

const none: Figures = {
  asked: 0,
  promised: 0,
  inTime: 0,
  quoted: 0,
  confirmed: 0,
  lost: 0,
  people: 0,
  peopleConfirmed: 0,
};

const noTaps: TapCounts = { whatsapp: 0, phone: 0, mail: 0 };

/** By tour, those most followed first; and all of them. */
const countTaps = (read: Pick<Reader, "select">, spans: WeekSpan[]) => {
  const { channel, source, createdAt } = contactTaps;
  const tour = sql`${source} ->> 'tour'`;
  const of = (name: string) => sql<number>`ifnull(sum(${channel} = ${name}), 0)`;
  const counts = { whatsapp: of("whatsapp"), phone: of("phone"), mail: of("mail") };
  const isThen = and(
    gte(createdAt, spans[0]?.start ?? ""),
    lt(createdAt, spans.at(-1)?.finish ?? ""),
  );
  return Promise.all([
    read
      .select({ tour: sql<string | null>`max(${tour})`, ...counts })
      .from(contactTaps)
      .where(isThen)
      .groupBy(sql`lower(${tour})`)
      .orderBy(desc(sql`count(*)`))
      .limit(mostTours),
    read.select(counts).from(contactTaps).where(isThen),
  ]);
};

const columns: Columns<WeekRow> = {
  Week: ({ week }) => week,
  Tour: ({ tour }) => tour,
  Source: ({ source }) => source,
  Asked: ({ asked }) => asked,
  "Promised an answer": ({ promised }) => promised,
  "Answered in time": ({ inTime }) => inTime,
  Quoted: ({ quoted }) => quoted,
  Confirmed: ({ confirmed }) => confirmed,
  Lost: ({ lost }) => lost,
  "Lost because": ({ reasons }) => reasons,
  People: ({ people }) => people,
  "People confirmed": ({ peopleConfirmed }) => peopleConfirmed,
};

type Deps = {
  db: Pick<Database, "read">;
  content: Pick<ContentService, "readSettings">;
  now: () => Date;
};

/** What became of those who asked, by the company's calendar. */
export const createNumbersService = ({ db: { read }, content, now }: Deps) => {
  const spansOf = async (query: NumbersQuery) =>
    weekSpans(query, now(), (await content.readSettings()).hours.timeZone);

  async function* readWeeks(spans: WeekSpan[]) {
    for (const span of spans) yield await countWeek(read, span);
  }

  return {
    read: async (query: NumbersQuery): Promise<Numbers> => {
      const spans = await spansOf(query);
      const [rows, times, [taps, [tapsTotal]]] = await Promise.all([
        countAsked(read, spans),
        readAnswerTimes(read, spans),
        countTaps(read, spans),
      ]);
      const of = (kind: (typeof rows)[number]["kind"]) =>
        rows.filter((row) => row.kind === kind).map(({ kind: _kind, ...row }) => row);
      const figuresOf = ({ name: _name, ...figures }: NamedFigures): Figures => figures;
      const weeks = new Map(of("week").map((row) => [row.name, figuresOf(row)]));
      const [total] = of("total").map(figuresOf);
      return {
        total: { ...none, ...total },
        answers: times.whole,
        weeks: times.each.map(({ span: { week }, ...answers }) => ({
          ...{ week, answers, ...none },
          ...weeks.get(week),
        })),
        tours: of("tour"),
        sources: of("source"),
        lost: of("reason").map(({ name: reason, lost: count }) => ({ reason, count })),
        taps,
        tapsTotal: { ...noTaps, ...tapsTotal },
      };
    },

    export: async (query: NumbersQuery) => toCsv(readWeeks(await spansOf(query)), columns),
  };
};
export type NumbersService = ReturnType<typeof createNumbersService>;
