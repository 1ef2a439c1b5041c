import { z } from "zod";
import { limits } from "./limits.ts";
import { multilineText, singleLineText } from "./text.ts";

export const question = z.object({
  question: singleLineText("Question"),
  answer: multilineText("Answer", limits.message),
});
export type Question = z.infer<typeof question>;
