import { describeHours } from "shared/opening-hours";
import { formatPhoneNumber } from "shared/phone";
import { describeReply, type SiteSettings } from "shared/site-settings";
import type { MailPart } from "#db/schema/mails.ts";
import { formatDateTime, signature } from "../../../outbox/mail-words.ts";
import type { NewMail } from "../../../outbox/mail-writer.ts";

/** Where the operator reads mail, where the admin screens are, and what the company says of itself. */
export type MailContext = { operator: string; publicUrl: string; settings: SiteSettings };

type NoticeContext = {
  operator: string;
  /** The admin screen. */
  listUrl: string;
  /** National phone numbers are read as its own. */
  country: string;
};

/** When a message came, and by when an answer was promised then, if that is still to be told. */
export type Arrival = { at: Date; promisedAt: string | null };

/** The mails that a new message of a kind brings. */
export type MessageMails<Input> = {
  /** The admin screen that lists such messages. */
  adminPath: string;
  notice: (input: Input, context: NoticeContext) => NewMail;
  /** Tells the visitor that it arrived, and when an answer comes. */
  receipt: (input: Input, arrival: Arrival, settings: SiteSettings) => NewMail;
};

const greeting = (name: string | null): MailPart => ({ text: `Dear ${name ?? "guest"},` });

const inZone = (at: Date, timeZone: string) => `${formatDateTime(at, timeZone)} (${timeZone})`;

const promise = (
  { days, reply, timeZone }: SiteSettings["hours"],
  promisedAt: Arrival["promisedAt"],
) => {
  const hours = days.length > 0 ? ` Our hours: ${describeHours(days)} (${timeZone}).` : "";
  const until = promisedAt ? ` You hear from us by ${inZone(new Date(promisedAt), timeZone)}.` : "";
  return `${describeReply(reply)}.${hours}${until}`;
};

/** Where the operator answers: an admin screen, and a chat where a phone number (E.164) is known. */
export const replyLinks = (screenUrl: string, phone: string | undefined): MailPart[] => {
  const admin = { name: "Answer in the admin", link: screenUrl };
  if (!phone) return [admin];
  const name = `WhatsApp to ${formatPhoneNumber(phone)}`;
  return [admin, { name, link: `https://wa.me/${phone.slice(1)}` }];
};

/** Tells a visitor that something arrived. It repeats no typed text: anybody could have it sent to anybody. */
export const receiptMail = (
  to: string,
  what: string,
  { at, promisedAt }: Arrival,
  settings: SiteSettings,
): NewMail => {
  const { company, hours } = settings;
  const received = inZone(at, hours.timeZone);
  return {
    to,
    subject: `Your ${what} to ${company.name}`,
    parts: [
      greeting(null),
      { text: `thank you. We received your ${what} on ${received}.` },
      { text: promise(hours, promisedAt) },
      signature(settings),
    ],
  };
};

const noticeOf = <Input>(
  { notice }: MessageMails<Input>,
  input: Input,
  { operator, settings }: MailContext,
  listUrl: string,
) => notice(input, { operator, listUrl, country: settings.company.country });

/** Tells the operator. */
export const noticeMail = <Input>(
  mails: MessageMails<Input>,
  input: Input,
  context: MailContext,
): NewMail => noticeOf(mails, input, context, `${context.publicUrl}${mails.adminPath}`);

/** The operator learns of possible spam too, as a filter may err; its sender has got no receipt. */
export const possibleSpamMail = <Input>(
  mails: MessageMails<Input>,
  input: Input,
  context: MailContext,
): NewMail => {
  const listUrl = `${context.publicUrl}${mails.adminPath}?spam=true`;
  const { subject, parts, ...mail } = noticeOf(mails, input, context, listUrl);
  const text =
    "This looks like spam, so its sender got no receipt. “Not spam” in the admin sends it.";
  return { ...mail, subject: `Possible spam: ${subject}`, parts: [...parts, { text }] };
};

export const responseMail = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
  settings: SiteSettings,
): NewMail => ({
  to: visitor.email,
  answers: visitor.id,
  subject: `Answer from ${settings.company.name}`,
  parts: [greeting(visitor.name), { text: response }, signature(settings)],
});
