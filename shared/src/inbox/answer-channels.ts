import { z } from "zod";

/** How an answer went to the guest; only `mail` is sent by the product. */
export const answerChannel = z.enum(
  ["mail", "whatsapp", "phone", "elsewhere"],
  "channel must be mail, whatsapp, phone or elsewhere.",
);
export type AnswerChannel = z.infer<typeof answerChannel>;
