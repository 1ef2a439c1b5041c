import type { AnswerChannel } from "shared/inbox/answer-channels";

export type Elsewhere = Exclude<AnswerChannel, "mail">;

/** What is kept of an answer that was given elsewhere and not written here. */
export const usualAnswers: Record<Elsewhere, string> = {
  whatsapp: "Answered by WhatsApp.",
  phone: "Answered by phone.",
  elsewhere: "Answered from my own email.",
};
