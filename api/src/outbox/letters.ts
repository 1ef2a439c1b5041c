import { company } from "shared/company";
import type { ContactInput } from "shared/contacts";
import type { InquiryInput } from "shared/inquiries";
import type { NewMail } from "./mails.ts";

/** Where the operator reads mail, and where the admin screens are. */
export type LetterHead = { operator: string; publicUrl: string };

const lines = (...texts: string[]) => texts.join("\n");
const greetingTo = (name: string | null) => `Dear ${name ?? "guest"},`;
const signature = lines("", company.name, company.hours, company.location);

const inquiryFacts = (inquiry: InquiryInput) =>
  lines(
    `Name: ${inquiry.name ?? "Not provided"}`,
    `Email: ${inquiry.email}`,
    `Destination: ${inquiry.destination}`,
    `People: ${inquiry.paxNumber}`,
    `From: ${inquiry.checkinDate}`,
    `Until: ${inquiry.checkoutDate}`,
  );

/**
 * Tells a visitor that something arrived. It repeats nothing that was typed: anybody could have it
 * sent to anybody.
 */
const receipt = (to: string, what: string): NewMail => ({
  to,
  subject: `Your ${what} to ${company.name}`,
  body: lines(
    greetingTo(null),
    "",
    `thank you for your ${what}. We answer during our hours: ${company.hours}.`,
    signature,
  ),
});

/** A new inquiry, to the operator and, as a receipt, to the visitor. */
export const inquiryLetters = (inquiry: InquiryInput, head: LetterHead): NewMail[] => [
  {
    to: head.operator,
    replyTo: inquiry.email,
    subject: `New inquiry: ${inquiry.destination}`,
    body: lines(inquiryFacts(inquiry), "", `Answer: ${head.publicUrl}/inquiries-information`),
  },
  receipt(inquiry.email, "inquiry"),
];

/** A new contact message, to the operator and, as a receipt, to the visitor. */
export const contactLetters = (contact: ContactInput, head: LetterHead): NewMail[] => [
  {
    to: head.operator,
    replyTo: contact.email,
    subject: `New message from ${contact.name}`,
    body: lines(contact.message, "", `Answer: ${head.publicUrl}/contact-information`),
  },
  receipt(contact.email, "message"),
];

/** The operator's answer, to the visitor. */
export const responseLetter = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
): NewMail => ({
  to: visitor.email,
  subject: `Answer from ${company.name}`,
  body: lines(greetingTo(visitor.name), "", response, signature),
  answers: visitor.id,
});
