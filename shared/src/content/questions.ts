import { z } from "zod";
import { limits } from "../limits.ts";
import { labelledList, multilineText, singleLineText } from "../text/text.ts";

export const question = z.object({
  question: singleLineText("Question"),
  answer: multilineText("Answer", limits.message),
});
export type Question = z.infer<typeof question>;

/** The questions that every tour shows. `version` changes with each edit. */
export const sharedQuestions = z.object({ questions: z.array(question), version: z.string() });
export type SharedQuestions = z.infer<typeof sharedQuestions>;

/** The whole list in order; the API refuses it if `version` is outdated. */
export const sharedQuestionsInput = z.object({
  questions: labelledList("Questions", question),
  version: z.string("version must be that of the questions as they were read."),
});
export type SharedQuestionsInput = z.infer<typeof sharedQuestionsInput>;

export const sharedQuestionsSaved = sharedQuestions.extend({ message: z.string() });
