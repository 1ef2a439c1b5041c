import { z } from "zod";
import { answerTimes } from "./answer-times.ts";
import { proposalReport } from "./proposal-figures.ts";

const day = (name: string) => z.iso.date(`${name} must be a day such as 2026-12-05.`);

/** Days in the company's calendar, both included; by default the last four weeks. */
export const reportQuery = z.object({ from: day("from"), until: day("until") }).partial();
export type ReportQuery = z.infer<typeof reportQuery>;

const count = z.int().min(0);

/**
 * Current outcome of requests: `promised` got a reply deadline, `inTime` an answer before it; `quoted` got a price,
 * including all that later confirmed; `confirmed` are still coming or have been here.
 */
export const figures = z.object({
  asked: count,
  promised: count,
  inTime: count,
  quoted: count,
  confirmed: count,
  lost: count,
  people: count,
  peopleConfirmed: count,
});
export type Figures = z.infer<typeof figures>;

/** `null`: no tour named, or an unknown source. */
const named = figures.extend({ name: z.string().nullable() });
export type NamedFigures = z.infer<typeof named>;

const linkClickCounts = z.object({ whatsapp: count, phone: count, mail: count });
export type LinkClickCounts = z.infer<typeof linkClickCounts>;
const namedLinkClicks = linkClickCounts.extend({ name: z.string().nullable() });

/**
 * The most frequent tours, sources and reasons; the rest is the difference to the total. Weeks start on Mondays,
 * without gaps.
 */
export const report = z.object({
  total: figures,
  answers: answerTimes,
  weeks: z.array(figures.extend({ week: z.iso.date(), answers: answerTimes })),
  tours: z.array(named),
  sources: z.array(named),
  lost: z.array(z.object({ reason: z.string().nullable(), count })),
  /** Clicks on WhatsApp, phone and email links, by tour or page, and by source. */
  tapPages: z.array(namedLinkClicks),
  tapSources: z.array(namedLinkClicks),
  tapsTotal: linkClickCounts,
  proposals: proposalReport,
});
export type Report = z.infer<typeof report>;
