import { z } from "zod";
import { timestamp } from "../../text/text.ts";

const count = z.int().min(0);
const seconds = count.nullable();

/**
 * Of guests who first wrote in a span: how many have an answer, and within how long half and nine of ten had their first;
 * how many still wait for it, and since when whoever waits longest.
 */
export const answerTimes = z.object({
  answered: count,
  half: seconds,
  nineOfTen: seconds,
  waiting: count,
  waitingSince: timestamp.nullable(),
});
export type AnswerTimes = z.infer<typeof answerTimes>;

/** The last 12 weeks, and each of them from its Monday on, oldest first. */
export const recentAnswerTimes = answerTimes.extend({
  weeks: z.array(answerTimes.extend({ monday: z.iso.date() })),
});
export type RecentAnswerTimes = z.infer<typeof recentAnswerTimes>;
