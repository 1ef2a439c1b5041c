import { designColors } from "shared/content/site-settings/brand/design-colors";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { adminPaths } from "shared/paths";
import { paths } from "../lib/paths.ts";

export const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "maskable" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export const webManifest = ({ name, tagline }: SiteSettings["company"]) => ({
  name,
  ...(tagline && { description: tagline }),
  lang: "en",
  id: paths.home,
  start_url: paths.home,
  scope: paths.home,
  display: "minimal-ui",
  theme_color: designColors.light.paper,
  background_color: designColors.light.paper,
  icons,
});

const shortcuts = [
  { name: "Waiting", url: adminPaths.inbox },
  { name: "Mine", url: `${adminPaths.inbox}?show=mine` },
  { name: "Due", url: `${adminPaths.inbox}?show=due` },
];

/**
 * The manifest of the team's inbox, installed separately from the site; its scope includes the admin's other screens.
 */
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
