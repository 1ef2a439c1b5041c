import { desc } from "drizzle-orm";
import {
  type Inquiry,
  type InquiryInput,
  inquiryReceipt,
  inquirySubmitted,
} from "shared/inquiries";
import type { Reader } from "#db/client.ts";
import { insertMany } from "#db/insert-many.ts";
import { ignoringCase } from "#db/schema/columns.ts";
import { inquiries } from "#db/schema/messages.ts";
import type { Transaction } from "#db/transaction.ts";
import { ofInquiry } from "../../conversations/guest-message.ts";
import type { Stay } from "../../conversations/read-stay.ts";
import { requestKey } from "../../spam/judge-messages.ts";
import { inquiryMails } from "./mails/inquiry-mails.ts";
import { type Around, type IntakeFields, toShown } from "./message-kind.ts";
import { mostCompared, type SentSince, sentSince } from "./recent-requests.ts";

type Row = typeof inquiries.$inferSelect;

const toRequest = ({ email, message, ...trip }: InquiryInput) => ({
  email,
  said: [message, trip.destination, trip.paxNumber, trip.checkinDate, trip.checkoutDate],
});

/** Of the inquiry whose trip the conversation shows. */
const teamDatesOf = ({ createdAt }: Row, desk: Around["desk"]) =>
  desk?.datesSetAt && desk.askedAt === createdAt
    ? { startsOn: desk.startsOn, endsOn: desk.endsOn }
    : null;

const toInquiry = (row: Row, around: Around): Inquiry => ({
  ...toShown(row, around),
  teamDates: teamDatesOf(row, around.desk),
});

export const inquiryKind = {
  subject: "inquiry" as const,
  noun: "Inquiry",
  route: "inquiries",
  table: inquiries,
  select: (read: Pick<Reader, "select">) => read.select().from(inquiries),
  insert: (tx: Transaction, rows: (InquiryInput & Stay & IntakeFields)[]) =>
    insertMany(tx, inquiries, rows),
  sorts: {
    createdAt: inquiries.createdAt,
    name: ignoringCase(inquiries.name),
    email: ignoringCase(inquiries.email),
    destination: ignoringCase(inquiries.destination),
    paxNumber: inquiries.paxNumber,
  },
  searched: [
    inquiries.name,
    inquiries.email,
    inquiries.destination,
    inquiries.checkinDate,
    inquiries.checkoutDate,
    inquiries.phone,
    inquiries.message,
    inquiries.responseMessage,
  ],
  toMessage: toInquiry,
  toSpamCandidate: (input: InquiryInput & Stay) => {
    const { name, checkinDate, checkoutDate, destination, message } = input;
    return {
      lines: [name, checkinDate, checkoutDate],
      text: [destination, message].join("\n"),
    };
  },
  toRequest,
  readRecent: async (read: Pick<Reader, "select">, sent: SentSince) => {
    const recent = read.select().from(inquiries).where(sentSince(inquiries, sent));
    const rows = await recent.orderBy(desc(inquiries.createdAt)).limit(mostCompared);
    return rows.map((row) => requestKey(toRequest(row), row.flagged));
  },
  toGuestMessage: ofInquiry,
  mails: inquiryMails,
  answerSchema: inquiryReceipt,
  toAnswer: (id: string) => ({ message: inquirySubmitted, inquiry: { _id: id } }),
};
