import type { APIRequestContext } from "@playwright/test";
import {
  createHeaderRules,
  type HeaderSettings,
} from "../../../api/src/publishing/hosting/host-files/header-rules.ts";
import { rulePattern } from "../../../api/src/testing/hosting-docs.ts";
import { expect } from "../fixtures.ts";

/** Whoever knows no status sends them to the page that is missing as well. */
const paths = [
  "/",
  "/contact",
  "/gallery",
  "/site.webmanifest",
  "/favicon.svg",
  "/sitemap.xml",
  "/robots.txt",
  "/_release.json",
  "/reviews-widget",
  "/nowhere",
  "/admin-panel",
  "/update-service/some-id",
  "/admin-settings/site/brand",
  "/admin/icon.svg",
];

/** By names in small letters; of two rules the later one wins. */
const wanted = (settings: HeaderSettings, path: string) =>
  Object.fromEntries(
    createHeaderRules(settings)
      .filter((rule) => rulePattern(rule.path).test(path))
      .flatMap(({ headers }) => Object.entries(headers))
      .map(([name, value]) => [name.toLowerCase(), value]),
  );

/** Every kind of file, and the files that the page at `/` loads, come with the product's headers. */
export const expectHeaders = async (
  request: APIRequestContext,
  site: string,
  settings: HeaderSettings,
) => {
  const home = await (await request.get(site)).text();
  const admin = await (await request.get(`${site}/admin/`)).text();
  const [script = ""] = /\/_astro\/[\w.-]+\.js/.exec(home) ?? [];
  const [adminScript = ""] = /\/admin\/assets\/[\w.-]+\.js/.exec(admin) ?? [];
  for (const path of [...paths, script, adminScript]) {
    const reply = await request.get(site + path, { maxRedirects: 0 });
    expect(reply.status(), path).toBe(path === "/nowhere" ? 404 : 200);
    expect(reply.headers(), path).toMatchObject(wanted(settings, path));
  }
  const moved = await request.get(`${site}/users`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([302, "/user-information"]);
};
