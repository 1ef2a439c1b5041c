import { z } from "zod";
import { timestamp } from "../../text/text.ts";

/**
 * `automatic`: sent by a program, for example an out-of-office reply; `bounce`: reports that our mail did not arrive.
 */
export const guestMailKind = z.enum(["reply", "automatic", "bounce"]);
export type GuestMailKind = z.infer<typeof guestMailKind>;

/** An attachment that was not stored; `bytes` if known. */
export const leftOutFile = z.object({
  name: z.string(),
  bytes: z.int().nullable(),
  reason: z.string(),
});
export type LeftOutFile = z.infer<typeof leftOutFile>;

/** A mail from the operator's mailbox, assigned to a conversation. */
export const guestMail = z.object({
  _id: z.string(),
  kind: guestMailKind,
  name: z.string().nullable(),
  /** The `From` address, which anybody can forge. */
  from: z.string(),
  /** Answers our mail, but from an address that the guest has not used before. */
  isFromElsewhere: z.boolean(),
  /** Answers no mail of ours: only its sender's address assigned it to the conversation. */
  isFoundByAddress: z.boolean(),
  /** The mail server reports that the sender is forged. */
  isCheckFailed: z.boolean(),
  subject: z.string(),
  /** Without quoted text. */
  text: z.string(),
  /** The full text, if it is longer. */
  original: z.string().nullable(),
  files: z.array(z.object({ _id: z.string(), name: z.string(), bytes: z.int() })),
  leftOut: z.array(leftOutFile),
  spam: z.boolean(),
  respondedAt: timestamp.nullable(),
});
export type GuestMail = z.infer<typeof guestMail>;
