import type { APIRequestContext } from "@playwright/test";
import {
  createHeaderRules,
  type HeaderSettings,
} from "../../../api/src/publishing/hosting/host-files/header-rules.ts";
import { rulePattern } from "../../../api/src/testing/hosting-docs.ts";
import { expect } from "../fixtures.ts";

/** Includes a missing page: static hosts cannot limit headers to successful answers. */
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

/** By lower-case name; the later of two rules applies. */
const wanted = (settings: HeaderSettings, path: string) =>
  Object.fromEntries(
    createHeaderRules(settings)
      .filter((rule) => rulePattern(rule.path).test(path))
      .flatMap(({ headers }) => Object.entries(headers))
      .map(([name, value]) => [name.toLowerCase(), value]),
  );

/** Checks the product's headers on every kind of file and on the files that the page at `/` loads. */
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
