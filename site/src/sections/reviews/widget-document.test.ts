import { expect, test } from "vitest";
import { nameWidgetHosts, widgetDocument } from "./widget-document.ts";

const widget = {
  script: 'https://reviews.test/widget.js?v=2&a=</script>"',
  place: "stars",
  origins: ["https://cdn.test", "https://*.pictures.test"],
};

const directivesOf = (html: string) =>
  new Map(
    (html.match(/content-security-policy" content="([^"]*)"/)?.[1] ?? "")
      .split("; ")
      .map((text) => [text.split(" ")[0], text.split(" ").slice(1)]),
  );

test("lets a widget load from the named hosts, but nothing from the site", () => {
  const directives = directivesOf(widgetDocument(widget));
  const all = ["https://reviews.test", "https://cdn.test", "https://*.pictures.test"];
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("connect-src")).toEqual(all);
  expect(directives.get("script-src")).toEqual([...all, expect.stringMatching(/^'sha256-/)]);
  expect([...directives.values()].flat()).not.toContain("'self'");
});

test("no script address can close the page's own script", () => {
  const html = widgetDocument(widget);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).toContain('<div class="stars"></div>');
});

test("renders an empty page that loads nothing without a widget", () => {
  expect(widgetDocument(null)).not.toContain("<script");
});

test.each([
  [[], "static.example.com"],
  [["https://cdn.example.com"], "static.example.com and cdn.example.com"],
  [
    ["https://static.example.com", "http://localhost:8443", "https://*.pictures.example.com"],
    "static.example.com, localhost:8443 and subdomains of pictures.example.com",
  ],
])("names the script's host and %j for visitors", (origins, words) => {
  const script = "https://static.example.com/platform/platform.js?v=2";
  expect(nameWidgetHosts({ script, origins })).toBe(words);
});
