import { adminAssets, adminPaths, adminRedirects } from "shared/paths";
import { absoluteUrl, type Site } from "./absolute-url.ts";

/** robots.txt matches prefixes, not route parameters. */
const staticPrefix = (route: string) => route.replace(/[:*].*$/, "");

const disallowed = [
  "/api/",
  adminAssets,
  ...Object.values(adminPaths).map(staticPrefix),
  ...Object.keys(adminRedirects),
];

/** RFC 9309. */
export const robotsText = (site: Site): string =>
  [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl("/sitemap.xml", site)}`,
    "",
  ].join("\n");
