import { and, desc, gte, lt, type SQL, sql } from "drizzle-orm";
import { localDay } from "shared/content/site-settings/local-day";
import type {
  Figures,
  LinkClickCounts,
  NamedFigures,
  Report,
  ReportQuery,
} from "shared/inbox/reports/reports";
import type { ContentService } from "#content/snapshot/content.service.ts";
import { type Columns, toCsv } from "#platform/csv/to-csv.ts";
import type { Database, Reader } from "#platform/db/client.ts";
import { linkClicks } from "#tables/link-clicks.ts";
import { readAnswerTimes } from "../messages/answer-times.ts";
import { countAsked, countWeek, type WeekRow } from "./count-asked.ts";
import { proposalColumns, readProposalTable, reportProposals } from "./report-proposals.ts";
import { type WeekSpan, weekSpans } from "./week-spans.ts";

const mostNames = 50;

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

const noLinkClicks: LinkClickCounts = { whatsapp: 0, phone: 0, mail: 0 };

/** Clicks on contact links by tour or page, by source (see `sourceName`), and in all; the most clicked first. */
const countLinkClicks = async (read: Pick<Reader, "select">, spans: WeekSpan[]) => {
  const { channel, source, createdAt } = linkClicks;
  const countChannel = (name: string) => sql<number>`ifnull(sum(${channel} = ${name}), 0)`;
  const counts = {
    whatsapp: countChannel("whatsapp"),
    phone: countChannel("phone"),
    mail: countChannel("mail"),
  };
  const inPeriod = and(
    gte(createdAt, spans[0]?.start ?? ""),
    lt(createdAt, spans.at(-1)?.finish ?? ""),
  );
  const countBy = (name: SQL) =>
    read
      .select({ name: sql<string | null>`max(${name})`, ...counts })
      .from(linkClicks)
      .where(inPeriod)
      .groupBy(sql`lower(${name})`)
      .orderBy(desc(sql`count(*)`))
      .limit(mostNames);
  const [tapPages, tapSources, [total]] = await Promise.all([
    countBy(sql`coalesce(${source} ->> 'tour', ${source} ->> 'page')`),
    countBy(sql`lower(coalesce(${source} ->> 'utm_source', ${source} ->> 'referrer'))`),
    read.select(counts).from(linkClicks).where(inPeriod),
  ]);
  return { tapPages, tapSources, tapsTotal: { ...noLinkClicks, ...total } };
};

const columns: Columns<WeekRow> = {
  Week: ({ week }) => week,
  Tour: ({ tour }) => tour,
  Source: ({ source }) => source,
  Inquiries: ({ asked }) => asked,
  "With reply deadline": ({ promised }) => promised,
  "Answered in time": ({ inTime }) => inTime,
  Quoted: ({ quoted }) => quoted,
  Confirmed: ({ confirmed }) => confirmed,
  Lost: ({ lost }) => lost,
  "Lost reasons": ({ reasons }) => reasons,
  People: ({ people }) => people,
  "People confirmed": ({ peopleConfirmed }) => peopleConfirmed,
};

type Deps = {
  db: Pick<Database, "read">;
  content: Pick<ContentService, "readSettings">;
  now: () => Date;
};

/** Reports the outcome of inquiries by the company's calendar. */
export const createReportsService = ({ db: { read }, content, now }: Deps) => {
  const readPeriod = async (query: ReportQuery) => {
    const { timeZone } = (await content.readSettings()).hours;
    const at = now();
    return { spans: weekSpans(query, at, timeZone), timeZone, today: localDay(at, timeZone) };
  };

  async function* readWeeks(spans: WeekSpan[]) {
    for (const span of spans) yield await countWeek(read, span);
  }

  return {
    read: async (query: ReportQuery): Promise<Report> => {
      const period = await readPeriod(query);
      const { spans } = period;
      const [rows, times, linkClicks, proposals] = await Promise.all([
        countAsked(read, spans),
        readAnswerTimes(read, spans),
        countLinkClicks(read, spans),
        reportProposals(read, period),
      ]);
      const of = (kind: (typeof rows)[number]["kind"]) =>
        rows.filter((row) => row.kind === kind).map(({ kind: _kind, ...row }) => row);
      const toFigures = ({ name: _name, ...figures }: NamedFigures): Figures => figures;
      const weeks = new Map(of("week").map((row) => [row.name, toFigures(row)]));
      const [total] = of("total").map(toFigures);
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
        ...linkClicks,
        proposals,
      };
    },

    export: async (query: ReportQuery) =>
      toCsv(readWeeks((await readPeriod(query)).spans), columns),

    exportProposals: async (query: ReportQuery) =>
      toCsv(readProposalTable(read, await readPeriod(query)), proposalColumns),
  };
};
export type ReportsService = ReturnType<typeof createReportsService>;
