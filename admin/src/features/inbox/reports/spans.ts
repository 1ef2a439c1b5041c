import type { ReportQuery } from "shared/inbox/reports/reports";
import { z } from "zod";

/** The query parameters of the screen: chosen days, or a span that ends today. */
export const spanQuery = z.object({
  span: z.enum(["weeks", "quarter", "year", "own"]).catch("weeks"),
  from: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
});
export type SpanQuery = z.infer<typeof spanQuery>;

export const spanLabels = {
  weeks: "4 weeks",
  quarter: "3 months",
  year: "12 months",
  own: "Custom",
};

const daysBack = { weeks: 27, quarter: 90, year: 364 };

/** For example, `today` is `2026-12-05`. */
export const toReportQuery = ({ span, from, until }: SpanQuery, today: string): ReportQuery => {
  if (span === "own" && from && until) return { from, until };
  const back = daysBack[span === "own" ? "weeks" : span];
  const first = new Date(Date.parse(today) - back * 86_400_000);
  return { from: first.toISOString().slice(0, 10), until: today };
};
