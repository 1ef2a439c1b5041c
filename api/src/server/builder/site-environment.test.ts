import { expect, test } from "vitest";
import { readSettings } from "#platform/env/env.ts";
import { siteEnvironment } from "./site-environment.ts";

test("passes the site its settings and no secret", () => {
  const variables = {
    PUBLIC_URL: "https://tours.test",
    PUBLIC_API_URL: "https://api.test",
    MEDIA_PUBLIC_URL: "https://cdn.test/media",
    REVIEWS_WIDGET_SRC: "https://reviews.test/widget.js",
    REVIEWS_WIDGET_ID: "stars",
    REVIEWS_WIDGET_ORIGINS: "https://a.test https://b.test",
    CONTENT: "live",
  };
  const settings = readSettings({
    ...variables,
    JWT_SECRET: "x".repeat(32),
    ADMIN_PASSWORD: "secret!!",
  });
  expect(siteEnvironment(settings)).toEqual(variables);
});

test("leaves out settings that are not set", () => {
  expect(Object.keys(siteEnvironment(readSettings({})))).not.toContain("MEDIA_PUBLIC_URL");
});
