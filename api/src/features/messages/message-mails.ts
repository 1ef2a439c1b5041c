import { company } from "shared/company";
import { formatPhoneNumber } from "shared/phone";
import type { MailPart } from "#db/schema.ts";
import type { NewMail } from "../../outbox/mail-writer.ts";

/** Where the operator reads mail, and where the admin screens are. */
export type MailContext = { operator: string; publicUrl: string };

/** The mails that a new message of a kind brings. */
export type MessageMails<Input> = {
  /** The admin screen that lists such messages. */
  adminPath: string;
  notice: (input: Input, operator: string, listUrl: string) => NewMail;
  /** Tells the visitor that it arrived at this time. */
  receipt: (input: Input, at: Date) => NewMail;
};

const greeting = (name: string | null): MailPart => ({ text: `Dear ${name ?? "guest"},` });
const signature: MailPart = { text: [company.name, company.hours, company.location].join("\n") };

const dateTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: company.timeZone,
});

/** Where the operator answers: an admin screen, and a chat where a phone number (E.164) is known. */
export const replyLinks = (screenUrl: string, phone: string | undefined): MailPart[] => {
  const admin = { name: "Answer in the admin", link: screenUrl };
  if (!phone) return [admin];
  const name = `WhatsApp to ${formatPhoneNumber(phone)}`;
  return [admin, { name, link: `https://wa.me/${phone.slice(1)}` }];
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

/** To the operator and, as a receipt, to the visitor. */
export const newMessageMails = <Input>(
  { adminPath, notice, receipt }: MessageMails<Input>,
  input: Input,
  { operator, publicUrl }: MailContext,
  at: Date,
): NewMail[] => [notice(input, operator, `${publicUrl}${adminPath}`), receipt(input, at)];

/** The operator learns of possible spam too, as a filter may err; its sender has got no receipt. */
export const possibleSpamMails = <Input>(
  { adminPath, notice }: MessageMails<Input>,
  input: Input,
  { operator, publicUrl }: MailContext,
): NewMail[] => {
  const { subject, parts, ...mail } = notice(input, operator, `${publicUrl}${adminPath}?spam=true`);
  const text =
    "This looks like spam, so its sender got no receipt. “Not spam” in the admin sends it.";
  return [{ ...mail, subject: `Possible spam: ${subject}`, parts: [...parts, { text }] }];
};

export const responseMail = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
): NewMail => ({
  to: visitor.email,
  answers: visitor.id,
  subject: `Answer from ${company.name}`,
  parts: [greeting(visitor.name), { text: response }, signature],
});
