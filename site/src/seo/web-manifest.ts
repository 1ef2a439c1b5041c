import { designColors } from "shared/brand/design-colors";
import type { SiteSettings } from "shared/site-settings";
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
