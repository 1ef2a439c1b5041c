import type { AnswerChannel } from "shared/inbox/answer-channels";

export type Elsewhere = Exclude<AnswerChannel, "mail">;

/** Texts recorded for answers given outside the inbox. */
export const usualAnswers: Record<Elsewhere, string> = {
  whatsapp: "Answered by WhatsApp.",
  phone: "Answered by phone.",
  elsewhere: "Answered from my own email.",
};
