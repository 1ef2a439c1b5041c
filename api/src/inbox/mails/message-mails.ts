import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { signature } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import type { MailPart } from "#tables/mails.ts";

/** The operator's address, the address of the admin, and the company's settings. */
export type MailContext = { operator: string; publicUrl: string; settings: SiteSettings };

export const greeting = (name: string | null | undefined): MailPart => ({
  text: `Dear ${name ?? "guest"},`,
});

/** The subject and references that put a mail into a thread of the guest's mail program. */
export type GuestThread = { subject: string; references: string[] };

/** `ends` are parts between the response and the signature. */
export const responseMail = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
  settings: SiteSettings,
  thread: GuestThread,
  ends: MailPart[],
): NewMail => ({
  ...thread,
  to: visitor.email,
  answers: visitor.id,
  parts: [greeting(visitor.name), { text: response }, ...ends, signature(settings)],
});
