import { type MailSettings, mailSettingsInput } from "shared/mail/mail-settings";
import { z } from "zod";
import type { RecordField } from "../../../lib/editing/record-field.ts";
import { valueField } from "../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../lib/text/parse-number.ts";

/** Unvalidated. Without the password, because a draft must not keep it. */
export const mailValues = z.object({
  host: z.string(),
  port: z.string(),
  user: z.string(),
  fromName: z.string(),
  fromAddress: z.string(),
  inbox: z.string(),
});
export type MailValues = z.infer<typeof mailValues>;

/** The port of most providers. */
const usualPort = 587;

export const toMailValues = (settings: MailSettings): MailValues => ({
  host: settings.server?.host ?? "",
  port: String(settings.server?.port ?? usualPort),
  user: settings.server?.user ?? "",
  fromName: settings.fromName ?? "",
  fromAddress: settings.fromAddress,
  inbox: settings.inbox,
});

/** Validates the form values and converts them to the request. */
export const mailSchema = z.preprocess((typed) => {
  const values = mailValues.parse(typed);
  return { ...values, port: parseNumber(values.port) };
}, mailSettingsInput);

export const mailFields: RecordField<MailValues>[] = [
  valueField("host", "Mail server", String),
  valueField("port", "Port", String),
  valueField("user", "User name", String),
  valueField("fromName", "Sender's name", String),
  valueField("fromAddress", "Sender's address", String),
  valueField("inbox", "Your email", String),
];

/** A stored password belongs to one account of one server. */
export const isSameAccount = (a: MailValues, b: MailValues) =>
  a.host === b.host && a.port === b.port && a.user === b.user;
