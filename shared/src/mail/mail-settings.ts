import { z } from "zod";
import { wholeNumber } from "../text/number-range.ts";
import { emailAddress, isStorable, optionalSingleLineText, singleLineText } from "../text/text.ts";

const host = singleLineText("Mail server").regex(
  /^([a-z\d]([a-z\d-]*[a-z\d])?\.)*[a-z\d]([a-z\d-]*[a-z\d])?$/i,
  "Mail server must be a name such as smtp.example.com, without spaces or slashes.",
);

/** Settings of outgoing mail. Without `password`, the stored one stays. */
export const mailSettingsInput = z.object({
  host,
  /** 465 uses TLS from the start; other ports use STARTTLS if the server offers it. */
  port: wholeNumber("Port", 1, 65_535),
  user: optionalSingleLineText("User name"),
  password: z
    .string("Password must be text.")
    .max(500, "Password is too long.")
    .refine(isStorable, "Password contains characters that cannot be stored.")
    .optional(),
  fromName: optionalSingleLineText("Sender's name"),
  fromAddress: emailAddress("Sender's address"),
  inbox: emailAddress("Your email"),
});
export type MailSettingsInput = z.infer<typeof mailSettingsInput>;

export const mailSettingsChange = mailSettingsInput.extend({
  version: z.string("version must be that of the settings as read."),
});
export type MailSettingsChange = z.infer<typeof mailSettingsChange>;

/** Environment settings override the admin's; without either, mails are held. */
export const mailSettings = z.object({
  source: z.enum(["environment", "admin", "none"]),
  server: z
    .object({
      host: z.string(),
      port: z.int(),
      user: z.string().nullable(),
      hasPassword: z.boolean(),
    })
    .nullable(),
  fromName: z.string().nullable(),
  fromAddress: z.string(),
  inbox: z.string(),
  version: z.string(),
});
export type MailSettings = z.infer<typeof mailSettings>;

export const mailSettingsSaved = z.object({ message: z.string(), settings: mailSettings });

/** `message` is the server's answer in words. */
export const mailTrial = z.object({ isSent: z.boolean(), message: z.string() });
export type MailTrial = z.infer<typeof mailTrial>;

/** A DNS record that authenticates the domain's mails; `unknown` if the DNS query failed. */
const dnsRecord = z.object({
  name: z.enum(["SPF", "DKIM", "DMARC"]),
  state: z.enum(["found", "missing", "unknown"]),
  record: z.string().nullable(),
  /** Host name of this kind of record. */
  host: z.string(),
  advice: z.string(),
});
export type DnsRecord = z.infer<typeof dnsRecord>;

export const mailDomain = z.object({ domain: z.string(), records: z.array(dnsRecord) });
export type MailDomain = z.infer<typeof mailDomain>;
