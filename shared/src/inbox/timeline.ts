import { z } from "zod";
import { countInQuery } from "../http/paging.ts";
import { limits } from "../limits.ts";
import { mailStatus } from "../mail/outbox.ts";
import { emailAddress, multilineText, optionalText, timestamp } from "../text/text.ts";
import { answerChannel } from "./answer-channels.ts";
import { contact } from "./contacts.ts";
import { conversation, conversationChange, teamMember } from "./conversations.ts";
import { inquiry } from "./inquiries.ts";
import { guestMail } from "./mailbox/guest-mails.ts";
import { responseMessage } from "./responses.ts";

const by = teamMember.nullable();

const answerEntry = z.object({
  kind: z.literal("answer"),
  _id: z.string(),
  at: timestamp,
  by,
  text: z.string(),
  channel: answerChannel,
  /** The address that it was mailed to, and how that went; `null` for other channels. */
  to: z.string().nullable(),
  mail: z
    .object({ _id: z.string(), status: mailStatus, lastError: z.string().nullable() })
    .nullable(),
});

/**
 * Also how many conversations became part of it, or messages left it; and how many mails it takes in 24 hours,
 * where more came.
 */
export const timelineChange = conversationChange.extend({
  joined: z.int().optional(),
  split: z.int().optional(),
  mailsLeftOut: z.int().optional(),
});
export type TimelineChange = z.infer<typeof timelineChange>;

/** What was written and done, oldest first. */
export const timelineEntry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("inquiry"), at: timestamp, inquiry }),
  z.object({ kind: z.literal("contact"), at: timestamp, contact }),
  z.object({ kind: z.literal("mail"), at: timestamp, mail: guestMail }),
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

/** `size`: how many of the newest entries are read. */
export const conversationQuery = z.object({
  size: countInQuery("size", limits.timeline.max).default(limits.timeline.default),
});

export const conversationBody = z.object({
  conversation,
  timeline: z.array(timelineEntry),
  /** How many entries are older than these. */
  earlier: z.int().min(0),
});
export type ConversationBody = z.infer<typeof conversationBody>;

export const conversationSaved = conversationBody.extend({ message: z.string() });

/** `latestAt` is that of the conversation as it was read: whoever wrote since then is an `edit_conflict`. */
export const answerInput = z.object({
  text: responseMessage,
  channel: answerChannel.default("mail"),
  /** One of the addresses that the guest wrote from; where it went before, if it is left out. */
  to: optionalText("To", emailAddress("To")).optional(),
  latestAt: timestamp.optional(),
});
export type AnswerInput = z.infer<typeof answerInput>;

export const noteInput = z.object({ text: multilineText("Note", limits.message) });
