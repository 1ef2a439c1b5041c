import { z } from "zod";
import { countInQuery } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { mailStatus } from "../mail/outbox.ts";
import { emailAddress, multilineText, optionalText, timestamp } from "../text/text.ts";
import { answerChannel } from "./answer-channels.ts";
import { contact } from "./contacts.ts";
import { conversation, conversationChange, teamMember } from "./conversations.ts";
import { attachedFiles, conversationFile } from "./files/conversation-files.ts";
import { inquiry } from "./inquiries.ts";
import { guestMail } from "./mailbox/guest-mails.ts";
import { proposalEvent } from "./proposals/proposals.ts";
import { responseMessage } from "./responses.ts";

const by = teamMember.nullable();

const answerEntry = z.object({
  kind: z.literal("answer"),
  _id: z.string(),
  at: timestamp,
  by,
  text: z.string(),
  channel: answerChannel,
  /** The recipient's address and the mail's status; `null` for other channels. */
  to: z.string().nullable(),
  mail: z
    .object({
      _id: z.string(),
      status: mailStatus,
      lastError: z.string().nullable(),
      /** Set while the reply waits for the time that the team chose. */
      sendAt: timestamp.nullable(),
    })
    .nullable(),
  files: z.array(conversationFile),
  /** The version of a proposal that it sent, unless the proposal was removed. */
  proposal: z.object({ _id: z.string(), version: z.int(), title: z.string() }).nullable(),
});

/** `by` is set if the team accepted for the guest; `text` is the guest's request or reason. */
const proposalEntry = z.object({
  kind: z.literal("proposal"),
  _id: z.string(),
  at: timestamp,
  by,
  event: proposalEvent,
  proposalId: z.string(),
  version: z.int(),
  text: z.string().nullable(),
});

/**
 * Also the number of conversations merged or messages moved out, the daily limit of mails if it was exceeded, and the
 * proposal whose trip was cancelled.
 */
export const timelineChange = conversationChange.extend({
  joined: z.int().optional(),
  split: z.int().optional(),
  mailsLeftOut: z.int().optional(),
  cancelledProposal: z.string().optional(),
});
export type TimelineChange = z.infer<typeof timelineChange>;

export const timelineEntry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("inquiry"), at: timestamp, inquiry }),
  z.object({ kind: z.literal("contact"), at: timestamp, contact }),
  z.object({ kind: z.literal("mail"), at: timestamp, mail: guestMail }),
  proposalEntry,
  answerEntry,
  z.object({ kind: z.literal("note"), _id: z.string(), at: timestamp, by, text: z.string() }),
  z.object({
    kind: z.literal("change"),
    _id: z.string(),
    at: timestamp,
    by,
    change: timelineChange,
  }),
]);
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** `size`: number of newest entries to read. */
export const conversationQuery = z.object({
  size: countInQuery("size", limits.timeline.max).default(limits.timeline.default),
});

export const conversationBody = z.object({
  conversation,
  timeline: z.array(timelineEntry),
  earlier: z.int().min(0),
});
export type ConversationBody = z.infer<typeof conversationBody>;

export const conversationSaved = conversationBody.extend({ message: z.string() });

/** The text and files of the cancelled reply go back into the editor. */
export const answerCancelled = conversationSaved.extend({
  cancelled: z.object({ text: z.string(), files: z.array(conversationFile) }),
});

export type AnswerCancelled = z.infer<typeof answerCancelled>;

/** `latestAt` is the conversation's as it was read; the API answers `edit_conflict` if somebody has written since. */
export const answerInput = z.object({
  text: responseMessage,
  channel: answerChannel.default("mail"),
  /** An address that the guest has written from; by default the previous recipient. */
  to: optionalText("To", emailAddress("To")).optional(),
  latestAt: timestamp.optional(),
  files: attachedFiles.optional(),
  /** Send an email at this time, at most 60 days ahead, and not at once. */
  sendAt: timestamp.optional(),
});
export type AnswerInput = z.infer<typeof answerInput>;

export const noteInput = z.object({ text: multilineText("Note", limits.message) });
