import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("nobody else is asked for anything unless the operator says so", () => {
  expect(JSON.stringify(contentSecurityPolicy({}))).not.toContain("http");
});

test("no plugin runs, and no tag changes where links lead", () => {
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

test("pictures may come from where they are said to be, and nothing else may", () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy({
    media: "https://media.test:8443/tours",
  });
  expect(directives).toContain("img-src 'self' data: https://media.test:8443");
  const others = [scriptDirective, styleDirective, directives.filter((text) => !/^img/.test(text))];
  expect(JSON.stringify(others)).not.toContain("media.test");
});
