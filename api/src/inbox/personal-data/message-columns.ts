import { campaignText } from "shared/inbox/message-source";
import type { Columns } from "#platform/csv/to-csv.ts";
import { type FormRow, readParty, readSource } from "../messages/form-rows.ts";
import type { TranscriptLine } from "./read-transcripts.ts";

const answerColumns: Columns<FormRow> = {
  "Possible spam": ({ flagged }) => (flagged ? "yes" : "no"),
  Answered: ({ respondedAt }) => respondedAt,
  Reply: ({ responseMessage }) => responseMessage,
  "Reply due": ({ replyDueAt }) => replyDueAt,
  Page: (form) => readSource(form)?.page ?? null,
  Campaign: (form) => {
    const source = readSource(form);
    return source && campaignText(source);
  },
  Referrer: (form) => readSource(form)?.referrer ?? null,
};

export const contactColumns: Columns<FormRow> = {
  Received: ({ createdAt }) => createdAt,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Message: ({ text }) => text,
  ...answerColumns,
};

export const inquiryColumns: Columns<FormRow> = {
  Received: ({ createdAt }) => createdAt,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Destination: ({ destination }) => destination,
  People: ({ paxNumber }) => paxNumber || null,
  Adults: (form) => readParty(form).adults,
  "Ages of children": (form) => readParty(form).childrenAges.join(", ") || null,
  From: ({ checkinDate }) => checkinDate,
  Until: ({ checkoutDate }) => checkoutDate,
  Phone: ({ phone }) => phone,
  Message: ({ text }) => text,
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
  "Lost reason": ({ conversation }) => conversation.lostReason,
  Folder: ({ conversation }) => conversation.box,
  Time: ({ at }) => at,
  Type: ({ kind }) => kind,
  Author: ({ by }) => by,
  Channel: ({ channel }) => channel,
  To: ({ to }) => to,
  Text: ({ text }) => text,
};
