import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { splitLines } from "../../../../components/form/LinesField.tsx";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../../lib/text/parse-number.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({
  keepDays: z.string(),
  perVisitor: z.string(),
  blockedWords: z.string(),
});
export type MessagesValues = z.infer<typeof typed>;

const checked = z.preprocess((values) => {
  const { keepDays, perVisitor, blockedWords } = typed.parse(values);
  return {
    keepDays: parseNumber(keepDays),
    perVisitor: parseNumber(perVisitor),
    blockedWords: splitLines(blockedWords),
  };
}, siteSettings.shape.messages);

export const messagesEditor: SettingsEditor<SiteSettings["messages"], MessagesValues> = {
  section: "messages",
  read: ({ messages }) => messages,
  versioned: versionedSettings.shape.messages,
  toValues: ({ keepDays, perVisitor, blockedWords }) => ({
    keepDays: String(keepDays ?? ""),
    perVisitor: String(perVisitor),
    blockedWords: blockedWords.join("\n"),
  }),
  typed,
  checked,
  fields: [
    valueField("keepDays", "Delete messages after (days)", (days) => days || "Never"),
    valueField("perVisitor", "Limit per visitor", String),
    valueField("blockedWords", "Blocked words", String),
  ],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "messages", value, version }),
};
