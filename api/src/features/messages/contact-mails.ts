import type { ContactInput } from "shared/contacts";
import { adminPaths } from "shared/paths";
import type { NewMail } from "../../outbox/mail-writer.ts";
import {
  asPossibleSpam,
  type MailContext,
  receiptMail,
  replyLinks,
  screenUrl,
  spamScreenUrl,
} from "./message-mails.ts";

const contactNotice = (contact: ContactInput, operator: string, listUrl: string): NewMail => {
  const { name, email, message } = contact;
  const facts = [
    ["Name", name],
    ["Email", email],
  ] as const;
  return {
    to: operator,
    replyTo: email,
    subject: `New message from ${name}`,
    parts: [{ facts }, ...replyLinks(listUrl, [name, message]), { text: message }],
  };
};

/** Tells a visitor that a contact message arrived at this time. */
export const contactReceiptMail = ({ email }: Pick<ContactInput, "email">, at: Date): NewMail =>
  receiptMail(email, "message", at);

/** A new contact message, to the operator and, as a receipt, to the visitor. */
export const contactMails = (contact: ContactInput, context: MailContext, at: Date): NewMail[] => [
  contactNotice(contact, context.operator, screenUrl(context, adminPaths.contacts)),
  contactReceiptMail(contact, at),
];

/** A new contact message that may be spam, to the operator alone. */
export const possibleSpamContactMails = (
  contact: ContactInput,
  context: MailContext,
): NewMail[] => [
  asPossibleSpam(
    contactNotice(contact, context.operator, spamScreenUrl(context, adminPaths.contacts)),
  ),
];
