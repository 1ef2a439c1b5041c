import { company } from "shared/company";
import type { ContactInput } from "shared/contacts";
import type { InquiryInput } from "shared/inquiries";
import { adminPaths } from "shared/paths";
import { phoneIn } from "shared/phone";
import { type Part, renderLetter } from "./letter.ts";
import type { NewMail } from "./mail-writer.ts";

/** Where the operator reads mail, and where the admin screens are. */
export type LetterHead = { operator: string; publicUrl: string };

type Address = Pick<NewMail, "to" | "replyTo" | "answers">;

const letter = (address: Address, subject: string, parts: readonly Part[]): NewMail => ({
  ...address,
  subject,
  ...renderLetter(subject, parts),
});

const greetingTo = (name: string | null): Part => ({ text: `Dear ${name ?? "guest"},` });
const signature: Part = { text: [company.name, company.hours, company.location].join("\n") };

/** Where the operator answers: the admin's screen, and a chat where a number was given. */
const waysToAnswer = (screen: string, words: readonly string[]): Part[] => {
  const digits = phoneIn(words.join("\n"));
  const admin = { name: "Answer in the admin", link: screen };
  if (!digits) return [admin];
  return [admin, { name: `WhatsApp to +${digits}`, link: `https://wa.me/${digits}` }];
};

const moment = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "full",
  timeStyle: "short",
  timeZone: company.timeZone,
});

/**
 * Tells a visitor that something arrived. It repeats nothing that was typed: anybody could have it
 * sent to anybody.
 */
const receipt = (to: string, what: string, at: Date): NewMail =>
  letter({ to }, `Your ${what} to ${company.name}`, [
    greetingTo(null),
    { text: `thank you. We received your ${what} on ${moment.format(at)} (${company.timeZone}).` },
    {
      text: `We answer by e-mail during our business hours: ${company.hours} (${company.timeZone}).`,
    },
    signature,
  ]);

/** A new inquiry, to the operator and, as a receipt, to the visitor. */
export const inquiryLetters = (inquiry: InquiryInput, head: LetterHead, at: Date): NewMail[] => {
  const { name, email, destination, paxNumber, checkinDate, checkoutDate } = inquiry;
  const facts = [
    ["Name", name ?? "Not provided"],
    ["Email", email],
    ["Destination", destination],
    ["People", String(paxNumber)],
    ["From", checkinDate],
    ["Until", checkoutDate],
  ] as const;
  const screen = `${head.publicUrl}${adminPaths.inquiries}`;
  const words = [name ?? "", destination, checkinDate, checkoutDate];
  const people = paxNumber === 1 ? "1 person" : `${paxNumber} people`;
  return [
    letter({ to: head.operator, replyTo: email }, `New inquiry: ${destination}`, [
      { facts },
      ...waysToAnswer(screen, words),
    ]),
    receipt(email, `inquiry for ${people}`, at),
  ];
};

/** A new contact message, to the operator and, as a receipt, to the visitor. */
export const contactLetters = (contact: ContactInput, head: LetterHead, at: Date): NewMail[] => {
  const { name, email, message } = contact;
  const facts = [
    ["Name", name],
    ["Email", email],
  ] as const;
  const screen = `${head.publicUrl}${adminPaths.contacts}`;
  return [
    letter({ to: head.operator, replyTo: email }, `New message from ${name}`, [
      { facts },
      ...waysToAnswer(screen, [name, message]),
      { text: message },
    ]),
    receipt(email, "message", at),
  ];
};

/** The operator's answer, to the visitor. */
export const responseLetter = (
  visitor: { id: string; name: string | null; email: string },
  response: string,
): NewMail =>
  letter({ to: visitor.email, answers: visitor.id }, `Answer from ${company.name}`, [
    greetingTo(visitor.name),
    { text: response },
    signature,
  ]);
