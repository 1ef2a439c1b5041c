import { company } from "shared/company";
import { findPhoneNumber } from "shared/phone";
import type { MailPart } from "#db/schema.ts";
import type { NewMail } from "../../outbox/mail-writer.ts";

/** Where the operator reads mail, and where the admin screens are. */
export type MailContext = { operator: string; publicUrl: string };

const greeting = (name: string | null): MailPart => ({ text: `Dear ${name ?? "guest"},` });
const signature: MailPart = { text: [company.name, company.hours, company.location].join("\n") };

const dateTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: company.timeZone,
});

/** Where the operator answers: an admin screen, and a chat where the words contain a phone number. */
export const replyLinks = (screenUrl: string, words: readonly string[]): MailPart[] => {
  const digits = findPhoneNumber(words.join("\n"));
  const admin = { name: "Answer in the admin", link: screenUrl };
  if (!digits) return [admin];
  return [admin, { name: `WhatsApp to +${digits}`, link: `https://wa.me/${digits}` }];
};

/** Tells a visitor that something arrived. It repeats no typed text: anybody could have it sent to anybody. */
export const receiptMail = (to: string, what: string, at: Date): NewMail => ({
  to,
  subject: `Your ${what} to ${company.name}`,
  parts: [
    greeting(null),
    {
      text: `thank you. We received your ${what} on ${dateTime.format(at)} (${company.timeZone}).`,
    },
    {
      text: `We answer by e-mail during our business hours: ${company.hours} (${company.timeZone}).`,
    },
    signature,
  ],
});

/** The operator learns of possible spam too, as a filter may err; its sender has got no receipt. */
export const asPossibleSpam = (notice: NewMail): NewMail => ({
  ...notice,
  subject: `Possible spam: ${notice.subject}`,
  parts: [
    ...notice.parts,
    {
      text: "This looks like spam, so its sender got no receipt. “Not spam” in the admin sends it.",
    },
  ],
});

export const screenUrl = ({ publicUrl }: MailContext, path: string) => `${publicUrl}${path}`;
export const spamScreenUrl = (context: MailContext, path: string) =>
  `${screenUrl(context, path)}?spam=true`;

/** The operator's answer, to the visitor. */
export const responseMail = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
): NewMail => ({
  to: visitor.email,
  answers: visitor.id,
  subject: `Answer from ${company.name}`,
  parts: [greeting(visitor.name), { text: response }, signature],
});
