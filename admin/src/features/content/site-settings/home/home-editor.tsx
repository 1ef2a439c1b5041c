import {
  type SiteSettings,
  siteSettings,
  versionedSettings,
} from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";
import { SlideThumbnails } from "./SlideThumbnails.tsx";

const typed = z.object({
  eyebrow: z.string(),
  headline: z.string(),
  lead: z.string(),
  slides: z.array(z.string()),
  aboutHeading: z.string(),
  about: z.string(),
  assistance: z.string(),
});
export type HomeValues = z.infer<typeof typed>;

export const homeEditor: SettingsEditor<SiteSettings["home"], HomeValues> = {
  section: "home",
  label: "Home page",
  read: ({ home }) => home,
  versioned: versionedSettings.shape.home,
  toValues: ({ eyebrow, lead, about, assistance, ...others }) => ({
    ...others,
    eyebrow: eyebrow ?? "",
    lead: lead ?? "",
    about: about ?? "",
    assistance: assistance ?? "",
  }),
  typed,
  checked: siteSettings.shape.home,
  fields: [
    valueField("eyebrow", "Line above the headline", String),
    valueField("headline", "Headline", String),
    valueField("lead", "Line below the headline", String),
    {
      ...valueField("slides", "Slides", (slides: string[]) => slides.join(", ")),
      render: ({ slides }) => <SlideThumbnails slides={slides} />,
    },
    valueField("aboutHeading", "Heading about you", String),
    valueField("about", "Text about you", String),
    valueField("assistance", "Text on assistance", String),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "home", value, version }),
};
