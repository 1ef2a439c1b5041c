import type { ContactInput } from "shared/contacts";
import { adminPaths } from "shared/paths";
import { findPhoneNumber } from "shared/phone";
import { type MessageMails, receiptMail, replyLinks } from "./message-mails.ts";

export const contactMails: MessageMails<ContactInput> = {
  adminPath: adminPaths.contacts,

  notice: ({ name, email, message }, { operator, listUrl, country }) => {
    const facts = [
      ["Name", name],
      ["Email", email],
    ] as const;
    const words = [message, name].join("\n");
    return {
      to: operator,
      replyTo: email,
      subject: `New message from ${name}`,
      parts: [
        { facts },
        ...replyLinks(listUrl, findPhoneNumber(words, country)),
        { text: message },
      ],
    };
  },

  receipt: ({ email }, arrival, settings) => receiptMail(email, "message", arrival, settings),
};
