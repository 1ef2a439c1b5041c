import type { InquiryInput } from "shared/inquiries";
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

const inquiryNotice = (inquiry: InquiryInput, operator: string, listUrl: string): NewMail => {
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
    parts: [{ facts }, ...replyLinks(listUrl, words)],
  };
};

/** Tells a visitor that an inquiry arrived at this time. */
export const inquiryReceiptMail = (
  { email, paxNumber }: Pick<InquiryInput, "email" | "paxNumber">,
  at: Date,
): NewMail => {
  const people = paxNumber === 1 ? "1 person" : `${paxNumber} people`;
  return receiptMail(email, `inquiry for ${people}`, at);
};

/** A new inquiry, to the operator and, as a receipt, to the visitor. */
export const inquiryMails = (inquiry: InquiryInput, context: MailContext, at: Date): NewMail[] => [
  inquiryNotice(inquiry, context.operator, screenUrl(context, adminPaths.inquiries)),
  inquiryReceiptMail(inquiry, at),
];

/** A new inquiry that may be spam, to the operator alone. */
export const possibleSpamInquiryMails = (
  inquiry: InquiryInput,
  context: MailContext,
): NewMail[] => [
  asPossibleSpam(
    inquiryNotice(inquiry, context.operator, spamScreenUrl(context, adminPaths.inquiries)),
  ),
];
