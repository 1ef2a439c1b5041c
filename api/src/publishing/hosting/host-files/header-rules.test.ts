import { join } from "node:path";
import { Hono } from "hono";
import { reviewsWidgetPath } from "shared/paths";
import { expect, test } from "vitest";
import { createDiskStorage } from "#media/storage/storage.ts";
import { createLog } from "#platform/log.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { writeFiles, writeRelease } from "#testing/publishing/releases.ts";
import { readFileSet } from "../file-set.ts";
import { createHosting } from "../hosting.ts";
import { createReleases } from "../releases.ts";
import { adminScreens } from "./admin-screens.ts";
import { createHeaderRules, type HeaderSettings } from "./header-rules.ts";
import { formatHeadersFile } from "./headers-file.ts";

const pagePolicy = "default-src 'self'; script-src 'self' 'sha256-x'";
const otherFiles = ["tours.json", "favicon.svg", "share.png", "sitemap.xml", "site.webmanifest"];
const pages = ["index", "about", "service/kayak", "404", reviewsWidgetPath.slice(1)];

const openProduct = async (settings: HeaderSettings) => {
  const folder = await makeFolder();
  const releases = createReleases(join(folder, "releases"), createLog("silent"));
  await releases.restore();
  const names = [...otherFiles, "robots.txt", ".well-known/security.txt", "_astro/page.css"];
  const files = [...names, ...pages.map((page) => `${page}.html`)].map((name) => [name, "text"]);
  const all = Object.fromEntries(files);
  await writeRelease(join(folder, "releases"), { buildId: "one" }, all, pagePolicy);
  await releases.activate("one");
  const admin = {
    ...{ "index.html": "Admin", "icon.svg": "<svg/>", "assets/app.js": "run();" },
    "service-worker.js": "keep();",
  };
  await writeFiles(join(folder, "admin"), admin);
  const adminFiles = await readFileSet({ folder: join(folder, "admin"), hashed: "assets" });
  const storage = await createDiskStorage(join(folder, "media"));
  const hosting = createHosting({ releases, adminFiles: () => adminFiles, storage, ...settings });
  const app = new Hono().all("*", hosting);
  return async (path: string) => (await app.request(path)).headers;
};

const matches = (pattern: string, path: string) =>
  new RegExp(
    `^${pattern.replace(/[.]/g, "\\.").replace("*", ".*").replace(/:\w+/g, "[^/]+")}$`,
  ).test(path);

/**
 * Reads headers as Cloudflare does: it joins the values of matching rules unless a line with `!` drops the earlier
 * ones.
 */
const readAsCloudflare = (text: string, path: string) => {
  const headers = new Headers();
  let isMeant = false;
  for (const line of text.trimEnd().split("\n")) {
    const [name = "", ...value] = line.trim().split(":");
    if (line.startsWith("/")) isMeant = matches(line, path);
    else if (isMeant && name.startsWith("! ")) headers.delete(name.slice(2));
    else if (isMeant) headers.append(name, value.join(":").trim());
  }
  return headers;
};

/** These headers come from the product's own process and from a file in memory. */
const ofTransport = ["content-type", "content-length", "etag", "vary"];
/** Pages bring their own policy along, which hosts need not know. */
const ownPolicy = new RegExp(`^${pagePolicy.replace(/[()]/g, "\\$&")}; `);

const comparable = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !ofTransport.includes(name))
      .map(([name, value]) => [name, value.replace(ownPolicy, "")]),
  );

const paths = [
  "/",
  "/about",
  "/service/kayak",
  "/nowhere/at-all",
  reviewsWidgetPath,
  "/_release.json",
  "/_astro/page.css",
  "/_astro/one.js",
  "/robots.txt",
  "/.well-known/security.txt",
  ...otherFiles.map((file) => `/${file}`),
  "/admin/",
  "/admin/icon.svg",
  "/admin/assets/app.js",
  "/admin/service-worker.js",
  ...adminScreens.map((path) => path.replace(/:\w+/g, "some-id").replace("*", "profile")),
];

test.each<HeaderSettings>([
  { publicUrl: "http://localhost:3000" },
  { publicUrl: "https://tours.test", mediaPublicUrl: "https://pictures.test/tours" },
])("a host that reads _headers sends what the product sends (%j)", async (settings) => {
  const ask = await openProduct(settings);
  const file = formatHeadersFile(createHeaderRules(settings));
  for (const path of paths) {
    const sent = comparable(await ask(path));
    expect(sent, path).toMatchObject({ "x-content-type-options": "nosniff" });
    expect(comparable(readAsCloudflare(file, path)), path).toEqual(sent);
  }
});

test("a host takes the file as it is: few rules, short lines", () => {
  const media = "https://pictures.example.com";
  const text = formatHeadersFile(
    createHeaderRules({
      publicUrl: "https://www.example.com",
      publicApiUrl: "https://api.example.com",
      mediaPublicUrl: media,
    }),
  );
  const lines = text.split("\n");
  expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThan(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2_000);
});

test("with an API elsewhere pages report to it, and the admin may ask it", () => {
  const api = "https://api.example.com";
  const rules = createHeaderRules({ publicUrl: "https://www.example.com", publicApiUrl: api });
  const text = formatHeadersFile(rules);
  const readPolicy = (path: string) => readAsCloudflare(text, path).get("Content-Security-Policy");
  expect(readPolicy("/about")).toContain(`report-uri ${api}/api/csp-reports`);
  expect(readPolicy("/admin-panel")).toContain(`connect-src 'self' ${api};`);
  expect(readPolicy("/admin-panel")).toContain(`report-uri ${api}/api/csp-reports`);
});
