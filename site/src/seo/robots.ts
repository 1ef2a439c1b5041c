import { adminAssets, adminPaths, adminRedirects } from "shared/paths";
import { absoluteUrl, type Site } from "./absolute-url.ts";

/** The part of a route before its first parameter: robots.txt names beginnings of paths. */
const staticPrefix = (route: string) => route.replace(/[:*].*$/, "");

const disallowed = [
  "/api/",
  adminAssets,
  ...Object.values(adminPaths).map(staticPrefix),
  ...Object.keys(adminRedirects),
];

/** What robots are asked to leave alone, the admin and the API, and where the sitemap is (RFC 9309). */
export const robotsText = (site: Site): string =>
  [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl("/sitemap.xml", site)}`,
    "",
  ].join("\n");
