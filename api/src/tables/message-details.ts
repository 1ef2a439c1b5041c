import { answerChannel } from "shared/inbox/answer-channels";
import { party } from "shared/inbox/inquiries";
import { guestMailKind, leftOutFile } from "shared/inbox/mailbox/guest-mails";
import { messageSource } from "shared/inbox/message-source";
import { proposalEvent } from "shared/inbox/proposals/proposals";
import type { TimelineChange } from "shared/inbox/timeline";
import { z } from "zod";

/** The page, campaign and site that led the guest to the form, and the adults and children of an inquiry. */
export const formDetails = z.object({
  source: messageSource.nullable(),
  party: party.optional(),
});
export type FormDetails = z.infer<typeof formDetails>;

export const mailDetails = z.object({
  kind: guestMailKind,
  /** Message-IDs of the mails before it in its thread, then its own: a reply refers to them. */
  messageIds: z.array(z.string()),
  /** True if it answers none of our mails, so only its sender's address identifies its conversation. */
  byAddress: z.boolean(),
  /** The mail server says that it does not come from its sender. */
  checkFailed: z.boolean(),
  /** All of its text, where that is more than the text without quotes. */
  original: z.string().nullable(),
  leftOut: z.array(leftOutFile),
});
export type MailDetails = z.infer<typeof mailDetails>;

export const replyDetails = z.object({
  channel: answerChannel,
  /** The version of a proposal that it sent. */
  proposal: z.object({ id: z.string(), version: z.int() }).optional(),
  /** The ids of files and the time with which it was first sent to the API. */
  files: z.array(z.string()).optional(),
  sendAt: z.string().optional(),
});

/** A decision about a version of a proposal, by a guest or by the team for a guest. */
export const proposalDetails = z.object({
  event: proposalEvent,
  proposalId: z.string(),
  version: z.int(),
});
export type ProposalDetails = z.infer<typeof proposalDetails>;

/** For a change, the timeline shows these. */
export type MessageDetails =
  | FormDetails
  | MailDetails
  | z.infer<typeof replyDetails>
  | ProposalDetails
  | TimelineChange;
