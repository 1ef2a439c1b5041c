import {
  type SiteSettings,
  siteSettings,
  versionedSettings,
} from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({ templates: z.array(z.object({ name: z.string(), text: z.string() })) });
type AnswersValues = z.infer<typeof typed>;

export const answersEditor: SettingsEditor<SiteSettings["answers"], AnswersValues> = {
  section: "answers",
  label: "Reply templates",
  read: ({ answers }) => answers,
  versioned: versionedSettings.shape.answers,
  toValues: (value) => value,
  typed,
  checked: siteSettings.shape.answers,
  fields: [
    valueField("templates", "Templates", (templates) =>
      templates.map(({ name, text }) => `${name}:\n${text}`).join("\n\n"),
    ),
  ],
  withoutBlanks: (values) => ({
    templates: values.templates.filter(({ name, text }) => `${name}${text}`.trim() !== ""),
  }),
  toChange: (value, version) => ({ section: "answers", value, version }),
};
