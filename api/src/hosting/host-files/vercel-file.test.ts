import { expect, test } from "vitest";
import { z } from "zod";
import { createHeaderRules, rulePattern } from "./header-rules.ts";
import { formatVercelFile } from "./vercel-file.ts";

const route = z.object({
  src: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  status: z.int().optional(),
  dest: z.string().optional(),
  continue: z.boolean().optional(),
  handle: z.string().optional(),
});
const config = z.object({
  version: z.literal(3),
  routes: z.array(route),
  overrides: z.record(z.string(), z.object({ path: z.string() })),
});

const open = (publicApiUrl?: string) => {
  const rules = createHeaderRules({ publicUrl: "https://www.example.com", publicApiUrl });
  const forwards = { api: "https://api.example.com", publicApiUrl };
  const pages = ["index.html", "404.html", "service/kayak.html"];
  const { routes, overrides } = config.parse(JSON.parse(formatVercelFile(rules, forwards, pages)));
  const matching = (path: string) => routes.filter(({ src }) => src && new RegExp(src).test(path));
  return { rules, routes, overrides, matching };
};

test.each(["/", "/tours.json", "/_astro/page.js", "/update-service/kayak", "/reviews-widget"])(
  "%s has the headers of the other hosts",
  (path) => {
    const { rules, matching } = open();
    const wanted = rules.filter((rule) => new RegExp(rulePattern(rule.path)).test(path));
    const sent = matching(path).filter((one) => one.continue);
    expect(sent.map(({ headers }) => headers)).toEqual(wanted.map(({ headers }) => headers));
  },
);

test("the admin's addresses, the API's and missing ones lead where they should", () => {
  const { matching, overrides } = open();
  const destOf = (path: string) => matching(path).find(({ dest }) => dest)?.dest;
  expect(destOf("/admin-settings/profile")).toBe("/admin/index.html");
  expect(destOf("/api/contact")).toBe("https://api.example.com/api/$1");
  expect(destOf("/nowhere")).toBe(`/${overrides["404.html"]?.path}`);
  expect(matching("/users")[0]).toMatchObject({
    status: 302,
    headers: { Location: "/user-information" },
  });
  expect(overrides["service/kayak.html"]).toEqual({ path: "service/kayak" });
});

test("what browsers ask the API themselves is not forwarded", () => {
  const { routes } = open("https://api.example.com");
  expect(routes.filter(({ dest }) => dest?.startsWith("https:")).map(({ src }) => src)).toEqual([
    "^/media/(.*)$",
  ]);
});
