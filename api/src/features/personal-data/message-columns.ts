import { campaignText } from "shared/message-source";
import type { contacts, inquiries } from "#db/schema/messages.ts";
import type { TranscriptLine } from "../../conversations/read-transcripts.ts";
import type { Columns } from "../../lib/csv/to-csv.ts";

type Contact = typeof contacts.$inferSelect;
type Inquiry = typeof inquiries.$inferSelect;

const answerColumns: Columns<Contact | Inquiry> = {
  "Possible spam": ({ flagged }) => (flagged ? "yes" : "no"),
  Answered: ({ respondedAt }) => respondedAt,
  Answer: ({ responseMessage }) => responseMessage,
  "Answer promised by": ({ promisedAt }) => promisedAt,
  Page: ({ source }) => source?.page ?? null,
  Campaign: ({ source }) => source && campaignText(source),
  "Came from": ({ source }) => source?.referrer ?? null,
};

export const contactColumns: Columns<Contact> = {
  Received: ({ createdAt }) => createdAt,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Message: ({ message }) => message,
  ...answerColumns,
};

export const inquiryColumns: Columns<Inquiry> = {
  Received: ({ createdAt }) => createdAt,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Destination: ({ destination }) => destination,
  People: ({ paxNumber }) => paxNumber || null,
  From: ({ checkinDate }) => checkinDate,
  Until: ({ checkoutDate }) => checkoutDate,
  Phone: ({ phone }) => phone,
  Message: ({ message }) => message,
  ...answerColumns,
};

export const transcriptColumns: Columns<TranscriptLine> = {
  Conversation: ({ conversation }) => conversation.id,
  Guest: ({ conversation }) => conversation.name,
  Email: ({ conversation }) => conversation.email,
  Phone: ({ conversation }) => conversation.phone,
  Destination: ({ conversation }) => conversation.destination,
  People: ({ conversation }) => conversation.paxNumber,
  From: ({ conversation }) => conversation.checkinDate,
  Until: ({ conversation }) => conversation.checkoutDate,
  State: ({ conversation }) => conversation.state,
  "Lost because": ({ conversation }) => conversation.lostReason,
  Place: ({ conversation }) => conversation.box,
  Time: ({ at }) => at,
  What: ({ kind }) => kind,
  By: ({ by }) => by,
  Channel: ({ channel }) => channel,
  To: ({ to }) => to,
  Text: ({ text }) => text,
};
