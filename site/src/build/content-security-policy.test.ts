import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("nobody else is asked for anything unless the operator says so", () => {
  expect(JSON.stringify(contentSecurityPolicy({}))).not.toContain("http");
});

test("pictures may come from where they are said to be, and nothing else may", () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy({
    media: "https://media.test:8443/tours",
  });
  expect(directives).toContain("img-src 'self' data: https://media.test:8443");
  const others = [scriptDirective, styleDirective, directives.filter((text) => !/^img/.test(text))];
  expect(JSON.stringify(others)).not.toContain("media.test");
});
