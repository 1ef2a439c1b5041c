import { adminAssets, adminPaths, adminRedirects } from "shared/paths";
import { absoluteUrl, type Site } from "./absolute-url.ts";

/** Rules are prefixes: the rule for `/agenda` must not match a page such as `/agenda-2027`. */
const rulesFor = (route: string) => {
  const path = route.replace(/\/[:*].*$/, "");
  const below = `${path}/`;
  return /\/:/.test(route) ? [below] : [`${path}$`, `${path}?`, below];
};

const adminRoutes = [...Object.values(adminPaths), ...Object.keys(adminRedirects)];
const disallowed = new Set(["/api/", adminAssets, ...adminRoutes.flatMap(rulesFor)]);

/** RFC 9309. */
export const robotsText = (site: Site): string =>
  [
    "User-agent: *",
    ...[...disallowed].map((rule) => `Disallow: ${rule}`),
    "",
    `Sitemap: ${absoluteUrl("/sitemap.xml", site)}`,
    "",
  ].join("\n");
