import { versionedSettings } from "shared/content/site-settings/settings-changes";
import { type SiteSettings, siteSettings } from "shared/content/site-settings/site-settings";
import { z } from "zod";
import { valueField } from "../../../../lib/editing/value-field.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import type { SettingsEditor } from "../editing/settings-editor.ts";

const link = z.object({ label: z.string(), link: z.string() });
type LinkValues = z.infer<typeof link>;

const typed = z.object({ menu: z.array(link), footer: z.array(link) });
export type NavigationValues = z.infer<typeof typed>;

const describe = (links: LinkValues[]) =>
  links.map((each) => `${each.label}: ${each.link}`).join("\n");

export const navigationEditor: SettingsEditor<SiteSettings["navigation"], NavigationValues> = {
  section: "navigation",
  read: ({ navigation }) => navigation,
  versioned: versionedSettings.shape.navigation,
  toValues: (value) => value,
  typed,
  checked: siteSettings.shape.navigation,
  fields: [valueField("menu", "Menu", describe), valueField("footer", "Footer", describe)],
  withoutBlanks: ({ menu, footer }) => ({
    menu: menu.filter(isFilled),
    footer: footer.filter(isFilled),
  }),
  toChange: (value, version) => ({ section: "navigation", value, version }),
};
