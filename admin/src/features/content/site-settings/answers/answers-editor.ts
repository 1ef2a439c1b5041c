import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { conversationFile } from "shared/inbox/files/conversation-files";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const template = z.object({ name: z.string(), text: z.string(), files: z.array(conversationFile) });
const typed = z.object({ templates: z.array(template) });
type AnswersValues = z.infer<typeof typed>;

const describeTemplate = ({ name, text, files }: AnswersValues["templates"][number]) =>
  [`${name}:`, text, ...files.map((file) => file.name)].join("\n");

export const answersEditor: SettingsEditor<SiteSettings["answers"], AnswersValues> = {
  section: "answers",
  read: ({ answers }) => answers,
  versioned: versionedSettings.shape.answers,
  toValues: (value) => value,
  typed,
  checked: siteSettings.shape.answers,
  fields: [
    valueField("templates", "Templates", (templates) =>
      templates.map(describeTemplate).join("\n\n"),
    ),
  ],
  withoutBlanks: (values) => ({
    templates: values.templates.filter(({ name, text }) => `${name}${text}`.trim() !== ""),
  }),
  toChange: (value, version) => ({ section: "answers", value, version }),
};
