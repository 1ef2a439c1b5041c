import { z } from "zod";
import { pageInfo } from "./paging.ts";
import { timestamp } from "./text.ts";

/** `held`: no mail server is set; `queued`: waits for its turn; `failed`: given up, may be retried. */
export const mailStatus = z.enum(["held", "queued", "sent", "failed"]);
export type MailStatus = z.infer<typeof mailStatus>;

/** A mail as the admin sees it: to whom, about what, how far. */
export const mail = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  status: mailStatus,
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  createdAt: timestamp,
});
export type Mail = z.infer<typeof mail>;

export const mailList = pageInfo.extend({ mails: z.array(mail) });
export const mailBody = z.object({ mail });
