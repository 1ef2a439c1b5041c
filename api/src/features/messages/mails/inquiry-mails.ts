import type { InquiryInput } from "shared/inquiries";
import { describeInquiry, inquirySubject } from "shared/mail-subjects";
import { findPhoneNumber, formatPhoneNumber } from "shared/phone";
import type { Stay } from "../../../conversations/read-stay.ts";
import { formatDay } from "../../../outbox/mail-words.ts";
import { type MessageMails, receiptMail } from "./message-mails.ts";

/** A day as people write it; what was typed otherwise stands beside how it was read. */
const describeDay = (typed: string, day: string | null) => {
  if (day === null) return typed;
  return typed === day ? formatDay(day) : `${typed} (${formatDay(day)})`;
};

export const inquiryMails: MessageMails<InquiryInput & Stay> = {
  notice: (inquiry, country) => {
    const { name, email, destination, paxNumber, checkinDate, checkoutDate } = inquiry;
    const { phone, message, startsOn, endsOn } = inquiry;
    const words = [message, name, destination, checkinDate, checkoutDate].join("\n");
    return {
      replyTo: email,
      subject: `New inquiry from ${name ?? email}: ${destination}`,
      facts: [
        ["Name", name ?? "Not provided"],
        ["Email", email],
        ...(phone ? [["Phone", formatPhoneNumber(phone)] as const] : []),
        ["Destination", destination],
        ["People", String(paxNumber)],
        ["From", describeDay(checkinDate, startsOn)],
        ["Until", describeDay(checkoutDate, endsOn)],
      ],
      phone: phone ?? findPhoneNumber(words, country),
      message,
    };
  },

  subject: (inquiry, { company }) => inquirySubject(inquiry, company.name),

  receipt: (inquiry, arrival, settings) => {
    const subject = inquirySubject(inquiry, settings.company.name);
    const { email: to, name } = inquiry;
    return receiptMail({ to, subject, name, what: describeInquiry(inquiry) }, arrival, settings);
  },
};
