import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures.ts";

const watchRequests = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(request.url()));
  return paths;
};

const reactOf = (page: Page) =>
  page.locator("astro-island[renderer-url]").first().getAttribute("renderer-url");

test("until somebody touches the home page it loads no React", async ({ page, baseURL }) => {
  const requests = watchRequests(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const react = `${baseURL}${await reactOf(page)}`;
  expect(requests).not.toContain(react);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  await page.getByLabel("Destination").focus();
  await expect.poll(() => requests).toContain(react);
});

test("reading the site asks nobody else and never the API", async ({ page, baseURL }) => {
  const requests = watchRequests(page);
  for (const path of ["/", "/services", "/gallery", "/about", "/explore-more-to-Rwanda"]) {
    await page.goto(path);
    await untilHydrated(page, "body");
    await page.keyboard.press("End");
    await page.waitForTimeout(200);
  }
  expect(requests.some((url) => url.includes("/media/"))).toBe(true);
  expect(requests.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([]);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
});

test("pages are styled by files alone, which the policy allows", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[style]")).toHaveCount(0);
  const policy = page.locator("meta[http-equiv=content-security-policy]");
  await expect(policy).not.toHaveAttribute("content", /unsafe-inline/);
});
