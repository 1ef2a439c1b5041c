import { adminRedirects } from "shared/paths";
import { expect, test } from "vitest";
import { z } from "zod";
import { readExample, rulePattern } from "#testing/hosting-docs.ts";
import { adminScreens } from "./admin-screens.ts";
import { createHeaderRules } from "./header-rules.ts";
import { formatRedirectsFile } from "./redirects-file.ts";

const rules = createHeaderRules({ publicUrl: "https://www.example.com" });
const screens = adminScreens.map((path) =>
  path.replace(/:\w+/g, "some-id").replace("*", "profile"),
);
const pages = [
  "/",
  "/gallery",
  "/gallery-2",
  "/service/kayak",
  "/reviews-widget",
  "/user",
  "/about",
];

/** The alternatives of the admin's addresses, as an example writes them. */
const findScreens = (example: string) => {
  const [, screensPattern] = /\/\((admin-panel\|.+?)\)["$]/.exec(example) ?? [];
  return new RegExp(`^/(${screensPattern})$`);
};

test.each(["nginx", "Caddy"])("the example for %s sends all headers of a release", async (host) => {
  const example = await readExample(host);
  for (const { headers } of rules)
    for (const [name, value] of Object.entries(headers)) {
      expect(example).toContain(name);
      expect(example).toContain(value);
    }
  expect(example).toMatch(/\(?_astro.+admin\/assets/);
  expect(example).toContain("/404.html");
});

test.each(["nginx", "Caddy", "Vercel"])(
  "the example for %s gives the admin its addresses, and no page of the site",
  async (host) => {
    const pattern = findScreens(await readExample(host));
    expect(screens.filter((path) => !pattern.test(path))).toEqual([]);
    expect(pages.filter((path) => pattern.test(path))).toEqual([]);
  },
);

test.each(["nginx", "Caddy"])(
  "the example for %s redirects short admin addresses",
  async (host) => {
    const text = (await readExample(host)).replace(/[={};]|location|return|redir|302/g, " ");
    for (const [from, to] of Object.entries(adminRedirects))
      expect(text).toMatch(new RegExp(`\\n\\s+${from}\\s+${to}\\s`));
  },
);

const vercel = z.object({
  outputDirectory: z.literal("dist"),
  cleanUrls: z.literal(true),
  redirects: z.array(
    z.object({ source: z.string(), destination: z.string(), statusCode: z.literal(302) }),
  ),
  rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
  headers: z.array(
    z.object({
      source: z.string(),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
});

/** The last of several matching rules wins. */
const headersBy = (rules: { pattern: RegExp; headers: [string, string][] }[], path: string) =>
  Object.fromEntries(rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : [])));

const otherPaths = ["/tours.json", "/_astro/page.js", "/admin/assets/app.js", "/admin/icon.svg"];

test.each([...pages, ...screens, ...otherPaths, "/admin/service-worker.js"])(
  "Vercel sends the release's headers at %s",
  async (path) => {
    const { headers } = vercel.parse(JSON.parse(await readExample("Vercel")));
    const theirs = headers.map((rule) => ({
      pattern: new RegExp(`^${rule.source}$`),
      headers: rule.headers.map(({ key, value }): [string, string] => [key, value]),
    }));
    const ours = rules.map((rule) => ({
      pattern: rulePattern(rule.path),
      headers: Object.entries(rule.headers),
    }));
    expect(headersBy(theirs, path)).toEqual(headersBy(ours, path));
  },
);

const guestPages = ["/p/a-token", "/p/a-token/accept", "/preview/a-token", "/verify"];

test("Vercel leaves the headers of guests' pages to the API", async () => {
  const { headers, rewrites } = vercel.parse(JSON.parse(await readExample("Vercel")));
  for (const path of guestPages) {
    const matches = ({ source }: { source: string }) => new RegExp(`^${source}$`).test(path);
    expect(headers.filter(matches), path).toEqual([]);
    expect(rewrites.filter(matches).map(({ destination }) => destination)).toHaveLength(1);
  }
});

test("nginx and Caddy forward guests' pages to the API", async () => {
  const [, nginx = ""] = /location ~ (\S+) \{\s+proxy_pass/.exec(await readExample("nginx")) ?? [];
  for (const path of guestPages) expect(path).toMatch(new RegExp(nginx));
  for (const path of [...pages, "/verify-us", "/prices"])
    expect(path).not.toMatch(new RegExp(nginx));
  expect(await readExample("Caddy")).toContain(
    "@forwarded path /api/* /media/* /p/* /preview/* /verify\n",
  );
});

test("_redirects forwards guests' pages wherever browsers call the API", () => {
  const api = "https://api.example.com";
  for (const publicApiUrl of [undefined, api]) {
    const lines = formatRedirectsFile({ api, publicApiUrl }).split("\n");
    expect(lines).toContain(`/p/* ${api}/p/:splat 200`);
    expect(lines).toContain(`/verify ${api}/verify 200`);
  }
});

test("_redirects lists old addresses first, without placeholders", () => {
  const redirects = [
    { source: "/Blog/A post", target: "/about#team" },
    { source: "/cafés/:name/*", target: "/services" },
  ];
  const lines = formatRedirectsFile({ api: undefined, redirects }).split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "/Blog/A%20post /about#team 301",
    "/caf%C3%A9s/%3Aname/%2A /services 301",
  ]);
});

test("Vercel forwards the API and redirects short admin addresses", async () => {
  const { redirects, rewrites } = vercel.parse(JSON.parse(await readExample("Vercel")));
  expect(
    Object.fromEntries(redirects.map((redirect) => [redirect.source, redirect.destination])),
  ).toEqual(adminRedirects);
  expect(rewrites).toContainEqual({
    source: "/(api|media|p|preview)/(.*)",
    destination: "https://api.example.com/$1/$2",
  });
});
