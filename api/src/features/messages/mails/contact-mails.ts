import type { ContactInput } from "shared/contacts";
import { contactSubject } from "shared/mail-subjects";
import { findPhoneNumber } from "shared/phone";
import { type MessageMails, receiptMail } from "./message-mails.ts";

export const contactMails: MessageMails<ContactInput> = {
  notice: ({ name, email, message }, country) => ({
    replyTo: email,
    subject: `New message from ${name}`,
    facts: [
      ["Name", name],
      ["Email", email],
    ],
    phone: findPhoneNumber([message, name].join("\n"), country),
    message,
  }),

  subject: (_contact, { company }) => contactSubject(company.name),

  receipt: ({ email: to, name }, arrival, settings) => {
    const subject = contactSubject(settings.company.name);
    return receiptMail({ to, subject, name, what: "message" }, arrival, settings);
  },
};
