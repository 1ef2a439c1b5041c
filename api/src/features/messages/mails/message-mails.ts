import { quotableName, replySubject } from "shared/mail-subjects";
import { describeHours } from "shared/opening-hours";
import { adminPaths } from "shared/paths";
import { formatPhoneNumber } from "shared/phone";
import { describeReply, type SiteSettings } from "shared/site-settings";
import type { MailPart } from "#db/schema/mails.ts";
import { mailboxHash } from "../../../lib/email-key.ts";
import { toMessageId } from "../../../outbox/mail-ids.ts";
import { formatDateTime, signature } from "../../../outbox/mail-words.ts";
import type { NewMail } from "../../../outbox/mail-writer.ts";
import type { FirstNotice } from "./notice-threads.ts";

/** Where the operator reads mail, where the admin screens are, and what the company says of itself. */
export type MailContext = { operator: string; publicUrl: string; settings: SiteSettings };

/** The guest's words about a message, as the team reads them. */
export type Notice = {
  replyTo: string;
  subject: string;
  facts: (readonly [name: string, value: string])[];
  /** In E.164. */
  phone: string | undefined;
  message: string | null;
};

/** When a message came, and by when an answer was promised then, if that is still to be told. */
export type Arrival = { at: Date; promisedAt: string | null };

/** The mails that a new message of a kind brings. */
export type MessageMails<Input> = {
  /** `country`: national phone numbers are read as its own. */
  notice: (input: Input, country: string) => Notice;
  /** Of the mails that the guest gets about it, unless they reply to a mail of the guest. */
  subject: (input: Input, settings: SiteSettings) => string;
  /** Tells the visitor that it arrived, and when an answer comes. */
  receipt: (input: Input, arrival: Arrival, settings: SiteSettings) => NewMail;
};

const greeting = (name: string | null | undefined): MailPart => ({
  text: `Dear ${name ?? "guest"},`,
});

const inZone = (at: Date, timeZone: string) => `${formatDateTime(at, timeZone)} (${timeZone})`;

const promise = (
  { days, reply, timeZone }: SiteSettings["hours"],
  promisedAt: Arrival["promisedAt"],
) => {
  const hours = days.length > 0 ? ` Our hours: ${describeHours(days)} (${timeZone}).` : "";
  const until = promisedAt
    ? ` You will hear from us by ${inZone(new Date(promisedAt), timeZone)}.`
    : "";
  return `${describeReply(reply)}.${hours}${until}`;
};

type Received = {
  to: string;
  subject: string;
  name: string | null;
  /** As in `message`. */
  what: string;
};

/** Tells a visitor that something arrived. Anybody could have it sent to anybody, so it repeats no more than a name and a tour. */
export const receiptMail = (
  { to, subject, name, what }: Received,
  { at, promisedAt }: Arrival,
  settings: SiteSettings,
): NewMail => {
  const { hours } = settings;
  const received = inZone(at, hours.timeZone);
  return {
    to,
    receiptFor: mailboxHash(to),
    subject,
    parts: [
      greeting(quotableName(name)),
      { text: `Thank you for your ${what}. We received it on ${received}.` },
      { text: promise(hours, promisedAt) },
      signature(settings),
    ],
  };
};

const whatsAppLinks = (phone: string | undefined): MailPart[] =>
  phone
    ? [
        {
          name: `WhatsApp to ${formatPhoneNumber(phone)}`,
          link: `https://wa.me/${phone.slice(1)}`,
        },
      ]
    : [];

/** Where a message lies, and the mail that the team's thread about that guest began with. */
export type NoticePlace = { conversationId: string; first: FirstNotice | undefined };

const possibleSpam = "Possible spam: ";

/** Tells the operator. Possible spam as well, as a filter may err; its sender has got no receipt. */
export const noticeMail = <Input>(
  mails: MessageMails<Input>,
  input: Input,
  { operator, publicUrl, settings }: MailContext,
  { conversationId, first, isFlagged }: NoticePlace & { isFlagged: boolean },
): NewMail => {
  const { replyTo, subject, facts, phone, message } = mails.notice(input, settings.company.country);
  const link = `${publicUrl}${adminPaths.conversation.replace(":id", conversationId)}`;
  const text =
    "This looks like spam, so its sender got no receipt. “Not spam” in the admin sends it.";
  const thread = first ? replySubject(first.subject.replace(possibleSpam, "")) : subject;
  return {
    to: operator,
    replyTo,
    // Possible spam keeps its own subject.
    subject: isFlagged ? `${possibleSpam}${subject}` : thread,
    ...(first && { references: [toMessageId(first.id)] }),
    parts: [
      { facts },
      { name: "Open the conversation", link },
      ...whatsAppLinks(phone),
      ...(message ? [{ text: message }] : []),
      ...(isFlagged ? [{ text }] : []),
    ],
  };
};

/** What puts a mail into a thread of the guest's mail program. */
export type GuestThread = { subject: string; references: string[] };

export const responseMail = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
  settings: SiteSettings,
  thread: GuestThread,
): NewMail => ({
  ...thread,
  to: visitor.email,
  answers: visitor.id,
  parts: [greeting(visitor.name), { text: response }, signature(settings)],
});
