import type { InquiryInput } from "shared/inquiries";
import { adminPaths } from "shared/paths";
import { findPhoneNumber, formatPhoneNumber } from "shared/phone";
import { type MessageMails, receiptMail, replyLinks } from "./message-mails.ts";

export const inquiryMails: MessageMails<InquiryInput> = {
  adminPath: adminPaths.inquiries,

  notice: (inquiry, { operator, listUrl, country }) => {
    const { name, email, destination, paxNumber, checkinDate, checkoutDate } = inquiry;
    const { phone, message } = inquiry;
    const facts = [
      ["Name", name ?? "Not provided"],
      ["Email", email],
      ...(phone ? [["Phone", formatPhoneNumber(phone)] as const] : []),
      ["Destination", destination],
      ["People", String(paxNumber)],
      ["From", checkinDate],
      ["Until", checkoutDate],
    ] as const;
    const words = [message, name, destination, checkinDate, checkoutDate].join("\n");
    return {
      to: operator,
      replyTo: email,
      subject: `New inquiry: ${destination}`,
      parts: [
        { facts },
        ...replyLinks(listUrl, phone ?? findPhoneNumber(words, country)),
        ...(message ? [{ text: message }] : []),
      ],
    };
  },

  receipt: ({ email, paxNumber }, arrival, settings) => {
    const people = paxNumber === 1 ? "1 person" : `${paxNumber} people`;
    return receiptMail(email, `inquiry for ${people}`, arrival, settings);
  },
};
