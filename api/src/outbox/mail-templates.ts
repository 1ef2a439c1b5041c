import { company } from "shared/company";
import type { ContactInput } from "shared/contacts";
import type { InquiryInput } from "shared/inquiries";
import { adminPaths } from "shared/paths";
import { phoneIn } from "shared/phone";
import type { MailPart } from "#db/schema.ts";
import type { NewMail } from "./mail-writer.ts";

/** Where the operator reads mail, and where the admin screens are. */
export type MailContext = { operator: string; publicUrl: string };

const greetingTo = (name: string | null): MailPart => ({ text: `Dear ${name ?? "guest"},` });
const signature: MailPart = { text: [company.name, company.hours, company.location].join("\n") };

/** Where the operator answers: the admin's screen, and a chat where a number was given. */
const waysToAnswer = (screen: string, words: readonly string[]): MailPart[] => {
  const digits = phoneIn(words.join("\n"));
  const admin = { name: "Answer in the admin", link: screen };
  if (!digits) return [admin];
  return [admin, { name: `WhatsApp to +${digits}`, link: `https://wa.me/${digits}` }];
};

const dateTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: company.timeZone,
});

/**
 * Tells a visitor that something arrived. It repeats nothing that was typed: anybody could have it
 * sent to anybody.
 */
const receipt = (to: string, what: string, at: Date): NewMail => ({
  to,
  subject: `Your ${what} to ${company.name}`,
  parts: [
    greetingTo(null),
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
const asPossibleSpam = (notice: NewMail): NewMail => ({
  ...notice,
  subject: `Possible spam: ${notice.subject}`,
  parts: [
    ...notice.parts,
    {
      text: "This looks like spam, so its sender got no receipt. “Not spam” in the admin sends it.",
    },
  ],
});

const screenUrl = ({ publicUrl }: MailContext, path: string) => `${publicUrl}${path}`;
const spamScreenUrl = (head: MailContext, path: string) => `${screenUrl(head, path)}?spam=true`;

/** Tells the operator of an inquiry; `screen` is where it is listed. */
const inquiryNotice = (inquiry: InquiryInput, operator: string, screen: string): NewMail => {
  const { name, email, destination, paxNumber, checkinDate, checkoutDate } = inquiry;
  const facts = [
    ["Name", name ?? "Not provided"],
    ["Email", email],
    ["Destination", destination],
    ["People", String(paxNumber)],
    ["From", checkinDate],
    ["Until", checkoutDate],
  ] as const;
  const words = [name ?? "", destination, checkinDate, checkoutDate];
  return {
    to: operator,
    replyTo: email,
    subject: `New inquiry: ${destination}`,
    parts: [{ facts }, ...waysToAnswer(screen, words)],
  };
};

/** Tells a visitor that an inquiry arrived at this time. */
export const inquiryReceiptMail = (
  { email, paxNumber }: Pick<InquiryInput, "email" | "paxNumber">,
  at: Date,
): NewMail => {
  const people = paxNumber === 1 ? "1 person" : `${paxNumber} people`;
  return receipt(email, `inquiry for ${people}`, at);
};

/** A new inquiry, to the operator and, as a receipt, to the visitor. */
export const inquiryMails = (inquiry: InquiryInput, head: MailContext, at: Date): NewMail[] => [
  inquiryNotice(inquiry, head.operator, screenUrl(head, adminPaths.inquiries)),
  inquiryReceiptMail(inquiry, at),
];

/** A new inquiry that may be spam, to the operator alone. */
export const possibleSpamInquiryMails = (inquiry: InquiryInput, head: MailContext): NewMail[] => [
  asPossibleSpam(inquiryNotice(inquiry, head.operator, spamScreenUrl(head, adminPaths.inquiries))),
];

/** Tells the operator of a contact message; `screen` is where it is listed. */
const contactNotice = (contact: ContactInput, operator: string, screen: string): NewMail => {
  const { name, email, message } = contact;
  const facts = [
    ["Name", name],
    ["Email", email],
  ] as const;
  return {
    to: operator,
    replyTo: email,
    subject: `New message from ${name}`,
    parts: [{ facts }, ...waysToAnswer(screen, [name, message]), { text: message }],
  };
};

/** Tells a visitor that a contact message arrived at this time. */
export const contactReceiptMail = ({ email }: Pick<ContactInput, "email">, at: Date): NewMail =>
  receipt(email, "message", at);

/** A new contact message, to the operator and, as a receipt, to the visitor. */
export const contactMails = (contact: ContactInput, head: MailContext, at: Date): NewMail[] => [
  contactNotice(contact, head.operator, screenUrl(head, adminPaths.contacts)),
  contactReceiptMail(contact, at),
];

/** A new contact message that may be spam, to the operator alone. */
export const possibleSpamContactMails = (contact: ContactInput, head: MailContext): NewMail[] => [
  asPossibleSpam(contactNotice(contact, head.operator, spamScreenUrl(head, adminPaths.contacts))),
];

/** The operator's answer, to the visitor. */
export const responseMail = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
): NewMail => ({
  to: visitor.email,
  answers: visitor.id,
  subject: `Answer from ${company.name}`,
  parts: [greetingTo(visitor.name), { text: response }, signature],
});
