import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../../lib/text/parse-number.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  validDays: z.string(),
  depositPercent: z.string(),
  restDays: z.string(),
  terms: z.string(),
});
type ProposalsValues = z.infer<typeof typed>;

const checked = z.preprocess((values) => {
  const { validDays, depositPercent, restDays, terms } = typed.parse(values);
  return {
    validDays: parseNumber(validDays),
    depositPercent: parseNumber(depositPercent),
    restDays: parseNumber(restDays),
    terms,
  };
}, siteSettings.shape.proposals);

export const proposalsEditor: SettingsEditor<SiteSettings["proposals"], ProposalsValues> = {
  section: "proposals",
  read: ({ proposals }) => proposals,
  versioned: versionedSettings.shape.proposals,
  toValues: ({ validDays, depositPercent, restDays, terms }) => ({
    validDays: String(validDays),
    depositPercent: String(depositPercent),
    restDays: String(restDays),
    terms: terms ?? "",
  }),
  typed,
  checked,
  fields: [
    valueField("validDays", "Days to accept", String),
    valueField("depositPercent", "Deposit (percent)", String),
    valueField("restDays", "Rest due before the trip (days)", String),
    valueField("terms", "Terms", String),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "proposals", value, version }),
};
