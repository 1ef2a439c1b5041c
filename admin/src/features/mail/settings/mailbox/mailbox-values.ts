import { type MailboxSettings, mailboxSettingsInput } from "shared/inbox/mailbox/mailbox-settings";
import { z } from "zod";
import { parseNumber } from "../../../../lib/text/parse-number.ts";

const mailboxValues = z.object({
  host: z.string(),
  port: z.string(),
  user: z.string(),
  password: z.string(),
  folder: z.string(),
});
type MailboxValues = z.infer<typeof mailboxValues>;

/** The port for TLS from the first byte. */
const usualPort = 993;

export const toMailboxValues = ({ server }: MailboxSettings): MailboxValues => ({
  host: server?.host ?? "",
  port: String(server?.port ?? usualPort),
  user: server?.user ?? "",
  password: "",
  folder: server?.folder ?? "INBOX",
});

/**
 * Validates the form values and converts them to the request; an empty password keeps the stored
 * one.
 */
export const mailboxSchema = z.preprocess((typed) => {
  const { password, ...values } = mailboxValues.parse(typed);
  return { ...values, port: parseNumber(values.port), ...(password && { password }) };
}, mailboxSettingsInput);
