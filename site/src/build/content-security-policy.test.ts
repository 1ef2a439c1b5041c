import { expect, test } from "vitest";
import { contentSecurityPolicy, widgetPolicy } from "./content-security-policy.ts";

const widget = {
  script: "https://reviews.test/widget.js?v=2",
  place: null,
  origins: ["https://cdn.test", "https://*.pictures.test"],
};

test("nobody else is asked for anything unless the operator says so", () => {
  expect(JSON.stringify(contentSecurityPolicy({}))).not.toContain("http");
  expect(widgetPolicy(null)).toEqual({ directives: ["frame-src 'none'"], sources: [] });
});

test("a reviews widget may load what it needs from the hosts that are named, and run nowhere else", () => {
  const all = ["https://reviews.test", "https://cdn.test", "https://*.pictures.test"];
  expect(widgetPolicy(widget)).toEqual({
    directives: ["img-src", "font-src", "connect-src", "frame-src"].map(
      (name) => `${name} ${all.join(" ")}`,
    ),
    sources: all,
  });
});

test("pictures may come from where they are said to be, and nothing else may", () => {
  const { directives, scriptDirective, styleDirective } = contentSecurityPolicy({
    media: "https://media.test:8443/tours",
  });
  expect(directives).toContain("img-src 'self' data: https://media.test:8443");
  const others = [scriptDirective, styleDirective, directives.filter((text) => !/^img/.test(text))];
  expect(JSON.stringify(others)).not.toContain("media.test");
});
