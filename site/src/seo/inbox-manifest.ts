import { designColors } from "shared/brand/design-colors";
import { adminPaths } from "shared/paths";
import type { SiteSettings } from "shared/site-settings";
import { icons } from "./web-manifest.ts";

const shortcuts = [
  { name: "Waiting", url: adminPaths.inbox },
  { name: "Mine", url: `${adminPaths.inbox}?show=mine` },
  { name: "Due", url: `${adminPaths.inbox}?show=due` },
];

/** Of the team's inbox, which can be installed beside the site; the scope holds the admin's other screens too. */
export const inboxManifest = ({ name }: Pick<SiteSettings["company"], "name">) => ({
  name: `${name} – Inbox`,
  short_name: "Inbox",
  lang: "en",
  id: adminPaths.inbox,
  start_url: adminPaths.inbox,
  scope: "/",
  display: "standalone",
  theme_color: designColors.light.lake,
  background_color: designColors.light.paper,
  icons,
  shortcuts,
});
