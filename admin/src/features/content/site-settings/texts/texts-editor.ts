import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import type { SiteTexts } from "shared/content/site-settings/site-texts";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

type Name = keyof SiteTexts;

type TextField = { name: Name; label: string; description?: string };

/** Grouped by the page that shows them. */
export const textGroups: { page: string; fields: TextField[] }[] = [
  {
    page: "Home page",
    fields: [
      {
        name: "homeTitle",
        label: "Title in search results",
        description:
          "Search engines show about 60 characters. Leave empty to use your company's name and tagline.",
      },
      { name: "planHeading", label: "Heading of the inquiry form" },
      {
        name: "destinationExample",
        label: "Example of a destination",
        description: "Placeholder text.",
      },
      { name: "assistanceHeading", label: "Heading beside your opening hours" },
      {
        name: "reviewsHeading",
        label: "Heading of the reviews",
        description: "Above the reviews of another site or the link to them.",
      },
    ],
  },
  {
    page: "Tours",
    fields: [
      { name: "toursHeading", label: "Heading of all tours" },
      { name: "toursLead", label: "Line below this heading" },
      {
        name: "activityTitle",
        label: "Heading of one activity",
        description: "{activity} is replaced: “{activity} tours” becomes “Kayak tours”.",
      },
      {
        name: "bookingNote",
        label: "Good to know when booking",
        description: "Shown beside the price of each tour.",
      },
    ],
  },
  {
    page: "Gallery",
    fields: [
      { name: "galleryHeading", label: "Heading of the gallery" },
      {
        name: "galleryDescription",
        label: "Description in search results",
        description: "What your photos show, without a full stop at the end.",
      },
    ],
  },
  {
    page: "Contact",
    fields: [
      { name: "contactHeading", label: "Heading of the contact page" },
      { name: "contactLead", label: "Line below this heading" },
    ],
  },
  {
    page: "Guests who don't read English",
    fields: [
      {
        name: "speaksFrench",
        label: "French",
        description:
          "Shown at the top and beside the forms when a guide speaks the language. Leave empty to hide it.",
      },
      { name: "speaksSwahili", label: "Swahili" },
      { name: "speaksGerman", label: "German" },
      { name: "speaksKinyarwanda", label: "Kinyarwanda" },
    ],
  },
  {
    page: "Page not found",
    fields: [{ name: "notFoundLead", label: "“Page not found” message" }],
  },
];

const names = siteSettings.shape.texts.keyof();
const typed = z.record(names, z.string());
type TextValues = z.infer<typeof typed>;

const labels = textGroups.flatMap(({ page, fields }) =>
  fields.map(({ name, label }) => valueField<TextValues, Name>(name, `${page}: ${label}`, String)),
);

const toValues = (texts: SiteTexts): TextValues =>
  typed.parse(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text ?? ""])));

export const textsEditor: SettingsEditor<SiteSettings["texts"], TextValues> = {
  section: "texts",
  read: ({ texts }) => texts,
  versioned: versionedSettings.shape.texts,
  toValues,
  typed,
  checked: siteSettings.shape.texts,
  fields: labels,
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "texts", value, version }),
};
