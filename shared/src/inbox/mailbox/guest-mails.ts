import { z } from "zod";
import { timestamp } from "../../text/text.ts";

/** `automatic`: sent by a machine, such as a notice of absence; `bounce`: tells that a mail of ours did not arrive. */
export const guestMailKind = z.enum(["reply", "automatic", "bounce"]);
export type GuestMailKind = z.infer<typeof guestMailKind>;

/** What of a mail was not kept; `bytes` where that is known. */
export const leftOutFile = z.object({
  name: z.string(),
  bytes: z.int().nullable(),
  reason: z.string(),
});
export type LeftOutFile = z.infer<typeof leftOutFile>;

/** A mail that came to the operator's mailbox and belongs to a conversation. */
export const guestMail = z.object({
  _id: z.string(),
  kind: guestMailKind,
  name: z.string().nullable(),
  /** Where it came from, as it says itself: anybody may write that. */
  from: z.string(),
  /** It answers a mail of ours, and came from an address that the guest has not written from. */
  isFromElsewhere: z.boolean(),
  /** It answers no mail of ours: what it says of its sender alone tells where it belongs. */
  isFoundByAddress: z.boolean(),
  /** The mail server says that it does not come from its sender. */
  isCheckFailed: z.boolean(),
  subject: z.string(),
  /** Without what it quotes. */
  text: z.string(),
  /** All of its text, where that is more. */
  original: z.string().nullable(),
  files: z.array(z.object({ _id: z.string(), name: z.string(), bytes: z.int() })),
  leftOut: z.array(leftOutFile),
  spam: z.boolean(),
  respondedAt: timestamp.nullable(),
});
export type GuestMail = z.infer<typeof guestMail>;
