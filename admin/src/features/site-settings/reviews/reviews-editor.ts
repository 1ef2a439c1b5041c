import { type SiteSettings, siteSettings, versionedSettings } from "shared/site-settings";
import { z } from "zod";
import { valueField } from "../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({ link: z.string() });

export const reviewsEditor: SettingsEditor<SiteSettings["reviews"], z.infer<typeof typed>> = {
  section: "reviews",
  label: "Reviews",
  read: ({ reviews }) => reviews,
  versioned: versionedSettings.shape.reviews,
  toValues: ({ link }) => ({ link: link ?? "" }),
  typed,
  checked: siteSettings.shape.reviews,
  fields: [valueField("link", "Reviews link", String)],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "reviews", value, version }),
};
