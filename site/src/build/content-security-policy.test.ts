import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const reviewsOrigins = "https://cdn.test https://*.pictures.test";
const widget = { reviews: "https://reviews.test/widget.js?v=2", reviewsOrigins };

test("nobody else is asked for anything unless the operator says so", () => {
  expect(JSON.stringify(contentSecurityPolicy({}))).not.toContain("http");
});

test("a reviews widget may load what it needs from the hosts that are named, and run nowhere else", () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy(widget);
  const all = ["https://reviews.test", "https://cdn.test", "https://*.pictures.test"];
  expect(scriptDirective.resources).toEqual(["'self'", ...all]);
  expect(styleDirective.resources).toEqual(["'self'", ...all]);
  for (const name of ["img-src", "font-src", "connect-src", "frame-src"]) {
    const directive = directives.find((text) => text.startsWith(name));
    expect(directive).toContain(all.join(" "));
  }
  expect(directives).toContain("form-action 'self'");
});

test("pictures may come from where they are said to be, and nothing else may", () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy({
    media: "https://media.test:8443/tours",
  });
  expect(directives).toContain("img-src 'self' data: https://media.test:8443");
  const others = [scriptDirective, styleDirective, directives.filter((text) => !/^img/.test(text))];
  expect(JSON.stringify(others)).not.toContain("media.test");
});

test("without a widget its hosts are not let in", () => {
  expect(contentSecurityPolicy({ reviewsOrigins })).toEqual(contentSecurityPolicy({}));
});
