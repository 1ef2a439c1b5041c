import { z } from "zod";
import { timestamp } from "../../text/text.ts";
import { mailboxTrouble } from "../mailbox/mailbox-settings.ts";

const count = z.int().min(0);

/**
 * `held`: no mail server is set; `delayed`: waiting for another try; `failed`: given up in the last 7 days. `reason`:
 * of the newest delayed or failed mail.
 */
const mailTroubles = z.object({
  held: count,
  delayed: count,
  failed: count,
  reason: z.string().nullable(),
  /** Set if the mailbox has not been read for a while. */
  mailbox: mailboxTrouble.nullable(),
});
export type MailTroubles = z.infer<typeof mailTroubles>;

/**
 * The latest flood of messages in the last 7 days; `messages` counts those above the limit, which are kept as possible
 * spam.
 */
const flood = z.object({
  from: timestamp,
  until: timestamp,
  isOver: z.boolean(),
  messages: count,
});
export type FloodFigures = z.infer<typeof flood>;

/**
 * `inquiriesByDay`: the last 30 days in the company's time zone, oldest first; neither it nor `unanswered` counts
 * possible spam. `possibleSpam`: flagged in the last 7 days. `roomIsShort`: the disk is too full, so the API refuses
 * visitors' messages. `backupIsLate`: no good backup for twice the interval. `mails`: see `mailTroubles`.
 */
export const stats = z.object({
  users: count,
  contacts: count,
  services: count,
  gallery: count,
  inquiries: count,
  roomIsShort: z.boolean(),
  backupIsLate: z.boolean(),
  mails: mailTroubles,
  flood: flood.nullable(),
  possibleSpam: z.object({ contacts: count, inquiries: count }),
  unanswered: z.object({ contacts: count, inquiries: count }),
  inquiriesByDay: z.array(z.object({ date: z.iso.date(), count })),
});
export type Stats = z.infer<typeof stats>;
