import { type SQL, sql } from "drizzle-orm";
import type { Figures } from "shared/inbox/reports/reports";
import type { Reader } from "#platform/db/client.ts";
import { conversations } from "#tables/conversations.ts";
import type { WeekSpan } from "./week-spans.ts";

/** Guests type the names; rare ones carry no information. */
const mostNames = 50;

const { box, createdAt, state, destination, source, lostReason, paxNumber } = conversations;
const { replyDueAt, firstAnswerAt, quotedAt, confirmedAt } = conversations;

/**
 * Selects the requests of each week and their outcome, without spam and trash. `CROSS` keeps SQLite in this
 * order, which the index serves.
 */
const asked = (spans: WeekSpan[]) => sql`
  SELECT
    span.value ->> 'week' AS week, trim(${destination}) AS tour, ${source} AS source,
    ${state} = 'lost' AS lost, ${lostReason} AS reason, ifnull(${paxNumber}, 0) AS people,
    ${replyDueAt} IS NOT NULL AS promised,
    ifnull(${firstAnswerAt} <= ${replyDueAt}, 0) AS in_time,
    ${quotedAt} IS NOT NULL OR ${confirmedAt} IS NOT NULL AS quoted,
    ${confirmedAt} IS NOT NULL AND ${state} <> 'lost' AS confirmed
  FROM json_each(${JSON.stringify(spans)}) AS span
  CROSS JOIN ${conversations} ON ${box} = 'inbox'
    AND ${createdAt} >= span.value ->> 'start' AND ${createdAt} < span.value ->> 'finish'`;

const sums = sql`
  count(*) AS asked, sum(promised) AS promised, sum(in_time) AS in_time, sum(quoted) AS quoted,
  sum(confirmed) AS confirmed, sum(lost) AS lost, sum(people) AS people,
  sum(confirmed * people) AS people_confirmed`;

const figure = (name: string) => sql<number>`ifnull(${sql.identifier(name)}, 0)`;
const figureColumns = {
  asked: figure("asked"),
  promised: figure("promised"),
  inTime: figure("in_time"),
  quoted: figure("quoted"),
  confirmed: figure("confirmed"),
  lost: figure("lost"),
  people: figure("people"),
  peopleConfirmed: figure("people_confirmed"),
} satisfies Record<keyof Figures, SQL<number>>;

type Read = Pick<Reader, "select">;
type Kind = "total" | "week" | "tour" | "source" | "reason";

/** All groups from one look at the conversations. */
export const countAsked = (read: Read, spans: WeekSpan[]) => {
  const most = (kind: Kind, name: string, key: string, where = "true") => sql`
    SELECT * FROM (SELECT ${kind} AS kind, max(${sql.raw(name)}) AS name, ${sums} FROM asked
    WHERE ${sql.raw(where)} GROUP BY ${sql.raw(key)} ORDER BY count(*) DESC, name LIMIT ${mostNames})`;
  const groups = sql.join(
    [
      sql`SELECT 'total' AS kind, NULL AS name, ${sums} FROM asked`,
      sql`SELECT 'week', week, ${sums} FROM asked GROUP BY week`,
      most("tour", "tour", "lower(tour)"),
      most("source", "source", "source"),
      most("reason", "reason", "lower(reason)", "lost"),
    ],
    sql` UNION ALL `,
  );
  return read
    .select({ kind: sql<Kind>`kind`, name: sql<string | null>`name`, ...figureColumns })
    .from(sql`(WITH asked AS MATERIALIZED (${asked(spans)}) ${groups})`);
};

/** A row for each tour and source of one week. */
export const countWeek = (read: Read, span: WeekSpan) => {
  const groups = sql`SELECT week, max(tour) AS tour, source, group_concat(DISTINCT reason) AS reasons, ${sums}
    FROM (${asked([span])}) GROUP BY lower(tour), source`;
  return read
    .select({
      week: sql<string>`week`,
      tour: sql<string | null>`tour`,
      source: sql<string | null>`source`,
      reasons: sql<string | null>`reasons`,
      ...figureColumns,
    })
    .from(sql`(${groups})`)
    .orderBy(sql`asked DESC, tour, source`);
};
export type WeekRow = Awaited<ReturnType<typeof countWeek>>[number];
