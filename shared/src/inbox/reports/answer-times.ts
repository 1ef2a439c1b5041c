import { z } from "zod";
import { timestamp } from "../../text/text.ts";

const count = z.int().min(0);
const seconds = count.nullable();

/**
 * For guests who first wrote in the period: the number answered, the median and 90th percentile of the time to the
 * first answer, the number still waiting and the longest wait.
 */
export const answerTimes = z.object({
  answered: count,
  half: seconds,
  nineOfTen: seconds,
  waiting: count,
  waitingSince: timestamp.nullable(),
});
export type AnswerTimes = z.infer<typeof answerTimes>;

/** The last 12 weeks in total and each week from its Monday, oldest first. */
export const recentAnswerTimes = answerTimes.extend({
  weeks: z.array(answerTimes.extend({ monday: z.iso.date() })),
});
export type RecentAnswerTimes = z.infer<typeof recentAnswerTimes>;
