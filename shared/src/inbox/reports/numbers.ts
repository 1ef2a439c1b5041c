import { z } from "zod";
import { answerTimes } from "./answer-times.ts";

const day = (name: string) => z.iso.date(`${name} must be a day such as 2026-12-05.`);

/** Days of the company's calendar, the last one included; the last four weeks where they are left out. */
export const numbersQuery = z.object({ from: day("from"), until: day("until") }).partial();
export type NumbersQuery = z.infer<typeof numbersQuery>;

const count = z.int().min(0);

/**
 * What became by now of those who asked: `promised` were told by when they get an answer, `inTime` got it by then;
 * `quoted` counts whoever was told a price, so all that ever confirmed, `confirmed` whoever still comes or has been.
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

/** `null`: no tour was named, or nothing is known of the source. */
const named = figures.extend({ name: z.string().nullable() });
export type NamedFigures = z.infer<typeof named>;

const tapCounts = z.object({ whatsapp: count, phone: count, mail: count });
export type TapCounts = z.infer<typeof tapCounts>;
const namedTaps = tapCounts.extend({ name: z.string().nullable() });

/**
 * Of tours, sources and reasons those that most asked for or gave: all others are what is left of the whole. Weeks begin
 * on Mondays, each is there.
 */
export const numbers = z.object({
  total: figures,
  answers: answerTimes,
  weeks: z.array(figures.extend({ week: z.iso.date(), answers: answerTimes })),
  tours: z.array(named),
  sources: z.array(named),
  lost: z.array(z.object({ reason: z.string().nullable(), count })),
  /** Clicks on links to WhatsApp, a phone or a mail program, by tour or else page, and by source. */
  tapPages: z.array(namedTaps),
  tapSources: z.array(namedTaps),
  tapsTotal: tapCounts,
});
export type Numbers = z.infer<typeof numbers>;
