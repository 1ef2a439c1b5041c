import { z } from "zod";
import { listQuery, pageInfo, sortedBy } from "../http/paging.ts";
import { timestamp } from "../text/text.ts";

/** `held`: no mail server is set; `queued`: waiting to be sent; `failed`: given up, can be retried. */
export const mailStatus = z.enum(["held", "queued", "sent", "failed"]);
export type MailStatus = z.infer<typeof mailStatus>;

export const mail = z.object({
  _id: z.string(),
  to: z.string(),
  subject: z.string(),
  status: mailStatus,
  attempts: z.int().min(0),
  lastError: z.string().nullable(),
  createdAt: timestamp,
  /** Set while it waits for the time that the team chose. */
  sendAt: timestamp.nullable(),
});
export type Mail = z.infer<typeof mail>;

/** The exact mail that was or will be sent. */
export const mailContent = mail.extend({
  replyTo: z.string().nullable(),
  text: z.string(),
  html: z.string(),
});
export type MailContent = z.infer<typeof mailContent>;

export const responseMail = mail.pick({ _id: true, status: true, lastError: true });
export type ResponseMail = z.infer<typeof responseMail>;

export const mailListQuery = listQuery.extend({
  ...sortedBy(["createdAt", "to"]),
  status: z
    .enum(mailStatus.options, `status must be one of ${mailStatus.options.join(", ")}.`)
    .optional(),
});
export type MailListQuery = z.infer<typeof mailListQuery>;

export const mailList = pageInfo.extend({ mails: z.array(mail) });
export const mailBody = z.object({ mail });
export const mailContentBody = z.object({ mail: mailContent });
