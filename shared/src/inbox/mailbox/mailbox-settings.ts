import { z } from "zod";
import { mailSettingsInput } from "../../mail/mail-settings.ts";
import { singleLineText, timestamp } from "../../text/text.ts";

/** Settings of the mailbox that receives guests' replies. Without `password`, the stored one stays. */
export const mailboxSettingsInput = mailSettingsInput
  .pick({ host: true, port: true, password: true })
  .extend({ user: singleLineText("User name"), folder: singleLineText("Folder") });
export type MailboxSettingsInput = z.infer<typeof mailboxSettingsInput>;

const version = z.string("version must be that of the settings as read.");

export const mailboxSettingsChange = mailboxSettingsInput.extend({ version });
export type MailboxSettingsChange = z.infer<typeof mailboxSettingsChange>;

/** Time since when reading has failed, and the server's latest error. */
export const mailboxTrouble = z.object({ since: timestamp, reason: z.string() });
export type MailboxTrouble = z.infer<typeof mailboxTrouble>;

/** Environment settings override the admin's; without either, no mailbox is read. */
export const mailboxSettings = z.object({
  source: z.enum(["environment", "admin", "none"]),
  server: z
    .object({
      host: z.string(),
      port: z.int(),
      user: z.string(),
      folder: z.string(),
      hasPassword: z.boolean(),
    })
    .nullable(),
  trouble: mailboxTrouble.nullable(),
  version: z.string(),
});
export type MailboxSettings = z.infer<typeof mailboxSettings>;

export const mailboxSettingsSaved = z.object({ message: z.string(), settings: mailboxSettings });

/** `message` is the server's answer in words. */
export const mailboxTrial = z.object({ isReadable: z.boolean(), message: z.string() });
export type MailboxTrial = z.infer<typeof mailboxTrial>;
