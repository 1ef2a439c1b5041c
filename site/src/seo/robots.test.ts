import { adminPaths, adminRedirects } from "shared/paths";
import { expect, test } from "vitest";
import { listPublicPages } from "../content/pages/public-pages.ts";
import { paths } from "../lib/paths.ts";
import { aboutPage } from "../testing/page.ts";
import { photos } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { robotsText } from "./robots.ts";

const text = robotsText(new URL("https://tours.example"));
/** RFC 9309: a rule is a prefix, in which `$` matches the end. */
const toPattern = (rule: string) => {
  const [beginning = "", end] = rule.split(/(?=\$$)/);
  return new RegExp(`^${RegExp.escape(beginning)}${end ?? ""}`);
};
const rules = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => toPattern(rule ?? ""));
const isClosed = (path: string) => rules.some((rule) => rule.test(path));

test("keeps robots away from the admin and the API", () => {
  for (const path of [
    ...Object.values(adminPaths).map((route) => route.replace(/[:*].*$/, "1")),
    ...Object.keys(adminRedirects),
    "/agenda?month=2027-01",
    "/agenda/",
    "/admin/assets/app.js",
    "/admin-settings",
    "/admin-settings/profile",
    "/api/services",
  ]) {
    expect(isClosed(path), path).toBe(true);
  }
});

test("allows every page of the site, including noindex pages", () => {
  const slugs = [...Object.values(adminPaths), ...Object.keys(adminRedirects)]
    .map((route) => `${/^\/([\w-]+)/.exec(route)?.[1]}-2027`)
    .concat("users-guide", "api-news", "media-kit");
  const pages = slugs.map((slug) => ({ ...aboutPage, slug }));
  const content = {
    services: [tour],
    gallery: photos(10),
    reviews: [],
    pages,
    isLive: false,
  };
  for (const { path } of listPublicPages(content)) expect(isClosed(path), path).toBe(false);
  // Robots that may not read a proposal's page would not learn that it is not to be indexed.
  const others = [paths.join, paths.signIn, paths.verify, "/media/a.jpg", "/p/a-token"];
  for (const path of others) expect(isClosed(path)).toBe(false);
});

test("names the sitemap", () => {
  expect(text).toContain("\nSitemap: https://tours.example/sitemap.xml\n");
});
