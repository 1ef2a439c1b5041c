import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { formatPhoneNumber } from "shared/text/phone";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const typed = z.object({ whatsapp: z.string(), greeting: z.string() });
type ChatValues = z.infer<typeof typed>;

export const chatEditor: SettingsEditor<SiteSettings["chat"], ChatValues> = {
  section: "chat",
  read: ({ chat }) => chat,
  versioned: versionedSettings.shape.chat,
  toValues: ({ whatsapp, greeting }) => ({
    whatsapp: formatPhoneNumber(whatsapp ?? ""),
    greeting,
  }),
  typed,
  checked: siteSettings.shape.chat,
  fields: [valueField("whatsapp", "WhatsApp", String), valueField("greeting", "Greeting", String)],
  withoutBlanks: (values) => values,
  toChange: (value, version) => ({ section: "chat", value, version }),
};
