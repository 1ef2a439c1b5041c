import { describeHours } from "shared/content/site-settings/opening-hours";
import { describeReply, type SiteSettings } from "shared/content/site-settings/site-settings";
import { contactSubject, inquirySubject, replySubject } from "shared/inbox/mailbox/mail-subjects";
import { standardReceipts } from "shared/inbox/receipts/receipt-words";
import { adminPaths } from "shared/paths";
import { findPhoneNumber, formatPhoneNumber } from "shared/text/phone";
import { toMessageId } from "#mail/mail-ids.ts";
import { formatDateTime, formatDay, signature } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import { mailboxHash } from "#platform/email-key.ts";
import type { MailPart } from "#tables/mails.ts";
import { readParty } from "../messages/form-rows.ts";
import type { TypedForm } from "../messages/store-forms.ts";
import { fillIn, getReceiptKind, type ReceivedForm, toParagraphs, toTrip } from "./fill-receipt.ts";
import type { MailContext } from "./message-mails.ts";
import type { FirstNotice } from "./notice-threads.ts";

/** The subject of the mails that a guest gets about a form, unless they reply to a mail of the guest. */
export const formSubject = (form: ReceivedForm, settings: SiteSettings) => {
  const words = settings.receipts[getReceiptKind(form)].subject;
  if (words !== null) return fillIn(words, form, settings);
  const { name } = settings.company;
  return form.kind === "inquiry" ? inquirySubject(toTrip(form), name) : contactSubject(name);
};

/** The time of a message, and the deadline of the reply if the guest is still to learn it. */
export type Arrival = { at: Date; replyDueAt: string | null };

const inZone = (at: Date, timeZone: string) => `${formatDateTime(at, timeZone)} (${timeZone})`;

const describeDeadline = (
  { days, reply, timeZone }: SiteSettings["hours"],
  { replyDueAt }: Arrival,
) => {
  const hours = days.length > 0 ? ` Our hours: ${describeHours(days)} (${timeZone}).` : "";
  const until = replyDueAt
    ? ` You will hear from us by ${inZone(new Date(replyDueAt), timeZone)}.`
    : "";
  return `${describeReply(reply)}.${hours}${until}`;
};

/** Acknowledges a form. Anybody could have it sent to anybody, so it repeats no more than a name and a tour. */
export const receiptMail = (
  form: ReceivedForm & Pick<TypedForm, "email">,
  arrival: Arrival,
  settings: SiteSettings,
): NewMail => {
  const { hours } = settings;
  const received = inZone(arrival.at, hours.timeZone);
  const reply = describeDeadline(hours, arrival);
  const kind = getReceiptKind(form);
  const words = settings.receipts[kind].text ?? standardReceipts[kind].text;
  const text = fillIn(words, form, settings, { received, reply });
  return {
    to: form.email,
    receiptFor: mailboxHash(form.email),
    subject: formSubject(form, settings),
    parts: [...toParagraphs(text), signature(settings)],
  };
};

/** Formats a day and adds the typed text when it differs. */
const describeDay = (typed: string, day: string | null) => {
  if (!day) return typed;
  return typed === day ? formatDay(day) : `${typed} (${formatDay(day)})`;
};

type Facts = (readonly [name: string, value: string])[];

type DetailedForm = TypedForm & Parameters<typeof readParty>[0];

const toPartyFacts = (form: DetailedForm): Facts => {
  const { adults, childrenAges } = readParty(form);
  return [
    ...(adults === null ? [] : [["Adults", String(adults)] as const]),
    ...(childrenAges.length > 0 ? [["Ages of children", childrenAges.join(", ")] as const] : []),
  ];
};

const toFacts = (form: DetailedForm): Facts => {
  const { name, email, phone } = form;
  const who = [["Name", name ?? "Not provided"] as const, ["Email", email] as const];
  if (form.kind === "contact") return who;
  return [
    ...who,
    ...(phone ? [["Phone", formatPhoneNumber(phone)] as const] : []),
    ["Destination", form.destination ?? ""],
    ["People", String(form.paxNumber)],
    ...toPartyFacts(form),
    ["From", describeDay(form.checkinDate ?? "", form.startsOn)],
    ["Until", describeDay(form.checkoutDate ?? "", form.endsOn)],
  ];
};

const toSubject = ({ kind, name, email, destination }: TypedForm) =>
  kind === "inquiry"
    ? `New inquiry from ${name ?? email}: ${destination}`
    : `New message from ${name}`;

/** Returns the form's phone number, or one from its message. */
const findPhone = (form: TypedForm, country: string) => {
  const { text, name, destination, checkinDate, checkoutDate } = form;
  const typed = [text, name, destination, checkinDate, checkoutDate].join("\n");
  return form.phone ?? findPhoneNumber(typed, country);
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

type NoticePlace = {
  conversationId: string;
  /** The mail that the team's thread about that guest began with. */
  first: FirstNotice | undefined;
  isFlagged: boolean;
};

const possibleSpam = "Possible spam: ";

/** Notifies the operator. Possible spam as well, as a filter may err; its sender has got no receipt. */
export const noticeMail = (
  form: DetailedForm,
  { operator, publicUrl, settings }: MailContext,
  { conversationId, first, isFlagged }: NoticePlace,
): NewMail => {
  const subject = toSubject(form);
  const phone = findPhone(form, settings.company.country);
  const link = `${publicUrl}${adminPaths.conversation.replace(":id", conversationId)}`;
  const text =
    "This looks like spam, so the sender got no confirmation. Press “Not spam” in the inbox to send it.";
  const thread = first ? replySubject(first.subject.replace(possibleSpam, "")) : subject;
  return {
    to: operator,
    replyTo: form.email,
    // Possible spam keeps its own subject.
    subject: isFlagged ? `${possibleSpam}${subject}` : thread,
    ...(first && { references: [toMessageId(first.id)] }),
    parts: [
      { facts: toFacts(form) },
      { name: "Open the conversation", link },
      ...whatsAppLinks(phone),
      ...(form.text ? [{ text: form.text }] : []),
      ...(isFlagged ? [{ text }] : []),
    ],
  };
};
