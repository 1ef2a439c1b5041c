import { blankSettings } from "shared/content/site-settings/blank-settings";
import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../../lib/text/parse-number.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";
import { countryName } from "./countries.ts";

const typed = z.object({
  name: z.string(),
  tagline: z.string(),
  blurb: z.string(),
  registration: z.string(),
  licenceIssuer: z.string(),
  licenceLink: z.string(),
  licenceUntil: z.string(),
  insurance: z.string(),
  founded: z.string(),
  country: z.string(),
  currency: z.string(),
});
export type CompanyValues = z.infer<typeof typed>;

const checked = z.preprocess((values) => {
  const company = typed.parse(values);
  return { ...company, founded: parseNumber(company.founded) };
}, siteSettings.shape.company);

export const companyEditor: SettingsEditor<SiteSettings["company"], CompanyValues> = {
  section: "company",
  read: ({ company }) => company,
  versioned: versionedSettings.shape.company,
  toValues: (company) => ({
    name: company.name === blankSettings.company.name ? "" : company.name,
    tagline: company.tagline ?? "",
    blurb: company.blurb ?? "",
    registration: company.registration ?? "",
    licenceIssuer: company.licenceIssuer ?? "",
    licenceLink: company.licenceLink ?? "",
    licenceUntil: company.licenceUntil ?? "",
    insurance: company.insurance ?? "",
    founded: String(company.founded ?? ""),
    country: company.country,
    currency: company.currency,
  }),
  typed,
  checked,
  fields: [
    valueField("name", "Name", String),
    valueField("tagline", "Tagline", String),
    valueField("blurb", "Short description", String),
    valueField("registration", "Licence or registration", String),
    valueField("licenceIssuer", "Licensed by", String),
    valueField("licenceLink", "Link to the licence", String),
    valueField("licenceUntil", "Licence valid until", String),
    valueField("insurance", "Insurance", String),
    valueField("founded", "Founded", String),
    valueField("country", "Country", countryName),
    valueField("currency", "Currency", String),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "company", value, version }),
};
