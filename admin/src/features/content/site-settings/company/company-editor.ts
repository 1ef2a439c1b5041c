import {
  blankSettings,
  type SiteSettings,
  siteSettings,
  versionedSettings,
} from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";
import { countryName } from "./countries.ts";

const typed = z.object({
  name: z.string(),
  tagline: z.string(),
  blurb: z.string(),
  registration: z.string(),
  country: z.string(),
  currency: z.string(),
});
export type CompanyValues = z.infer<typeof typed>;

export const companyEditor: SettingsEditor<SiteSettings["company"], CompanyValues> = {
  section: "company",
  label: "Company",
  read: ({ company }) => company,
  versioned: versionedSettings.shape.company,
  toValues: ({ name, tagline, blurb, registration, ...others }) => ({
    ...others,
    name: name === blankSettings.company.name ? "" : name,
    tagline: tagline ?? "",
    blurb: blurb ?? "",
    registration: registration ?? "",
  }),
  typed,
  checked: siteSettings.shape.company,
  fields: [
    valueField("name", "Name", String),
    valueField("tagline", "Tagline", String),
    valueField("blurb", "About you in a few sentences", String),
    valueField("registration", "Licence or registration", String),
    valueField("country", "Country", countryName),
    valueField("currency", "Currency", String),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "company", value, version }),
};
