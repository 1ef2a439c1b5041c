import { describeHours } from "shared/content/site-settings/opening-hours";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import {
  describeReply,
  type SiteSettings,
  siteSettings,
} from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../../lib/text/parse-number.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  timeZone: z.string(),
  /** Only the open days, in order. */
  days: z.array(z.object({ day: z.number(), opens: z.string(), closes: z.string() })),
  reply: z.object({ amount: z.string(), unit: z.enum(["hours", "days"]) }),
});
export type HoursValues = z.infer<typeof typed>;
export type DayValues = HoursValues["days"][number];

const toReply = ({ amount, unit }: HoursValues["reply"]) =>
  amount.trim() === "" ? null : { amount: parseNumber(amount), unit };

const checked = z.preprocess((values) => {
  const { reply, ...others } = typed.parse(values);
  return { ...others, reply: toReply(reply) };
}, siteSettings.shape.hours);

/** The visitors' text; `false` while the values are invalid. */
export const replyInWords = (reply: HoursValues["reply"]) => {
  const { data } = siteSettings.shape.hours.shape.reply.safeParse(toReply(reply));
  return data !== undefined && describeReply(data);
};

const describeTyped = ({ amount, unit }: HoursValues["reply"]) =>
  amount.trim() === "" ? "No reply time" : `${amount} working ${unit}`;

export const hoursEditor: SettingsEditor<SiteSettings["hours"], HoursValues> = {
  section: "hours",
  read: ({ hours }) => hours,
  versioned: versionedSettings.shape.hours,
  toValues: ({ reply, ...others }) => ({
    ...others,
    reply: { amount: String(reply?.amount ?? ""), unit: reply?.unit ?? "days" },
  }),
  typed,
  checked,
  fields: [
    valueField("days", "Opening hours", describeHours),
    valueField("timeZone", "Time zone", String),
    valueField("reply", "Reply within", describeTyped),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "hours", value, version }),
};
