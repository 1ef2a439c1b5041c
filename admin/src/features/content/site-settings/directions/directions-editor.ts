import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const way = z.object({ from: z.string(), to: z.string(), by: z.string(), text: z.string() });
type WayValues = z.infer<typeof way>;

const typed = z.object({ ways: z.array(way), lastStretch: z.string() });
export type DirectionsValues = z.infer<typeof typed>;

const describe = (ways: WayValues[]) =>
  ways.map(({ from, to, by, text }) => `${from} to ${to}, by ${by}: ${text}`).join("\n");

export const directionsEditor: SettingsEditor<SiteSettings["directions"], DirectionsValues> = {
  section: "directions",
  read: ({ directions }) => directions,
  versioned: versionedSettings.shape.directions,
  toValues: ({ ways, lastStretch }) => ({ ways, lastStretch: lastStretch ?? "" }),
  typed,
  checked: z.preprocess((values) => typed.parse(values), siteSettings.shape.directions),
  fields: [
    valueField("ways", "Routes", describe),
    valueField("lastStretch", "The last stretch", String),
  ],
  withoutBlanks: ({ ways, ...others }) => ({ ...others, ways: ways.filter(isFilled) }),
  toChange: (value, version) => ({ section: "directions", value, version }),
};
