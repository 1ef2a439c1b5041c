import type { MailPart } from "#tables/mails.ts";

export type MailContent = { subject: string; parts: MailPart[] };

/** Instead of what a mail says that carries a link for its reader alone. */
export const personalParts: MailPart[] = [
  { text: "This email contains a private link, so its text is not shown." },
];
