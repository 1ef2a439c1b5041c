import { z } from "zod";

/** The channel of an answer; the product itself sends only `mail`. */
export const answerChannel = z.enum(
  ["mail", "whatsapp", "phone", "elsewhere"],
  "channel must be mail, whatsapp, phone or elsewhere.",
);
export type AnswerChannel = z.infer<typeof answerChannel>;
