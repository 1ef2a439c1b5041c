import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures.ts";

const watchRequests = (page: Page) => {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(request.url()));
  return paths;
};

const findReact = (page: Page) =>
  page.locator("astro-island[renderer-url]").first().getAttribute("renderer-url");

test("a page without a slideshow loads React when a visitor touches a form", async ({
  page,
  baseURL,
}) => {
  const requests = watchRequests(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  const react = `${baseURL}${await findReact(page)}`;
  expect(requests).not.toContain(react);
  expect(requests.filter((url) => url.includes("/api/"))).toEqual([]);
  await page.getByLabel("Message").focus();
  await expect.poll(() => requests).toContain(react);
});

test("in data-saving mode the slideshow loads React only when pressed", async ({ page }) => {
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: "4g" };
    Object.defineProperty(navigator, "connection", { value: connection });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.waitForTimeout(1_000);
  await expect(page.locator(".hero__pictures astro-island[ssr]")).toHaveCount(1);
  await page.locator(".slideshow").click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
});

test("reading the site sends no request to third parties or the API", async ({ page, baseURL }) => {
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

test("style sheets alone style the pages, and the policy allows them", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[style]")).toHaveCount(0);
  const policy = page.locator("meta[http-equiv=content-security-policy]");
  await expect(policy).not.toHaveAttribute("content", /unsafe-inline/);
});
