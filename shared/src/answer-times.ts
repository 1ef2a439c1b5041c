import { z } from "zod";

const seconds = z.int().min(0).nullable();

/** Of guests who first wrote in a span: how many have an answer, and within how long half and nine of ten had their first. */
const answerTimes = z.object({
  answered: z.int().min(0),
  half: seconds,
  nineOfTen: seconds,
});
export type AnswerTimes = z.infer<typeof answerTimes>;

/** The last 12 weeks, and each of them from its Monday on, oldest first. */
export const recentAnswerTimes = answerTimes.extend({
  weeks: z.array(answerTimes.extend({ monday: z.iso.date() })),
});
export type RecentAnswerTimes = z.infer<typeof recentAnswerTimes>;
