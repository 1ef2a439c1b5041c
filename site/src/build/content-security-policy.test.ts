import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  findPagePolicy,
  pruneCspHashes,
} from "./content-security-policy.ts";

test("allows other origins only if the operator sets them", () => {
  expect(JSON.stringify(contentSecurityPolicy({}))).not.toContain("http");
});

test("blocks plugins and the base element", () => {
  const { directives, scriptDirective } = contentSecurityPolicy({});
  const fixed = [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ];
  expect(directives).toEqual(expect.arrayContaining(fixed));
  expect(scriptDirective.resources).toEqual(["'self'"]);
});

test("allows pictures from the configured origin and nothing else", () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy({
    media: "https://media.test:8443/tours",
  });
  expect(directives).toContain("img-src 'self' data: https://media.test:8443");
  const others = [scriptDirective, styleDirective, directives.filter((text) => !/^img/.test(text))];
  expect(JSON.stringify(others)).not.toContain("media.test");
});

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const page = (policy: string) =>
  `<head><style>a{}</style><meta http-equiv="content-security-policy" content="${policy}"></head>` +
  "<body><script type=\"module\">go()</script><p>'sha256-typed'</p></body>";

test("limits a page's policy to the page's own scripts and styles", () => {
  const [script, style, other] = [hashOf("go()"), hashOf("a{}"), hashOf("elsewhere()")];
  const html = page(`script-src 'self' ${other} ${script}; style-src 'self' ${style} ${other};`);
  expect(pruneCspHashes(html)).toBe(
    page(`script-src 'self' ${script}; style-src 'self' ${style};`),
  );
});

test("ignores tags within an attribute", () => {
  const head = `<meta name="description" content="Bring <script> and 'quotes' <style>">`;
  const html = head + page(`script-src ${hashOf("go()")}; style-src ${hashOf("a{}")};`);
  expect(pruneCspHashes(html)).toBe(html);
});

test("leaves a page without a policy unchanged", () => {
  expect(pruneCspHashes("<p>'sha256-typed'</p>")).toBe("<p>'sha256-typed'</p>");
});

test("finds the policy of a page, if there is one", () => {
  const meta = `<meta http-equiv="content-security-policy" content="default-src 'self';">`;
  expect(findPagePolicy(`<head>${meta}</head>`)).toBe("default-src 'self';");
  expect(findPagePolicy("<head></head>")).toBe(undefined);
});
