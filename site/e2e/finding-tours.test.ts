import type { Page } from "@playwright/test";
import { expect, expectFits, holdBack, test } from "./fixtures.ts";

const shownCards = (page: Page) => page.locator(".card:visible");
const count = (page: Page) => page.locator("#tour-filters").getByRole("status");

test("filters tours by length and price and announces the number of matches", async ({ page }) => {
  await page.goto("/services");
  const cardCount = await shownCards(page).count();
  await expect(count(page)).toHaveText(`${cardCount} tours`);
  await page.getByLabel("Duration").selectOption("Several days");
  await expect(page).toHaveURL("/services?length=days");
  const long = await shownCards(page).count();
  expect(long).toBeGreaterThan(0);
  expect(long).toBeLessThan(cardCount);
  await expect(shownCards(page).filter({ hasText: "Five Days on the Congo Nile" })).toHaveCount(1);
  await expect(count(page)).toHaveText(`${long} tours`);

  await page.getByLabel("Price").selectOption({ index: 1 });
  await expect(count(page)).toHaveText(/^(No tours match\.|\d tours?)$/);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/services");
  await expect(shownCards(page)).toHaveCount(cardCount);
  await expect(page.getByLabel("Duration")).toBeFocused();
});

test("the home page has the same filters and loads their script with the first choice", async ({
  page,
}) => {
  const script = /\/_astro\/tour-filters\.[\w-]+\.js$/;
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  const cardCount = await shownCards(page).count();
  await expect(count(page)).toHaveText(`${cardCount} tours`);
  expect(requests.filter((url) => script.test(url))).toEqual([]);
  await page.getByLabel("Duration").selectOption("Several days");
  await expect(page).toHaveURL("/?length=days");
  expect(requests.filter((url) => script.test(url))).toHaveLength(1);
  const long = await shownCards(page).count();
  expect(long).toBeLessThan(cardCount);
  await expect(count(page)).toHaveText(`${long} tours`);
  await page.reload();
  await expect(shownCards(page)).toHaveCount(long);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(shownCards(page)).toHaveCount(cardCount);
});

test("applies a filter chosen before the script has loaded", async ({ page }) => {
  const held = await holdBack(page, "**/_astro/tour-filters.*.js");
  await page.goto("/");
  await page.getByLabel("Duration").selectOption("Several days");
  held.release();
  await expect(page).toHaveURL("/?length=days");
  await expect(page.getByLabel("Duration")).toHaveValue("days");
});

test("keeps the filters after viewing a tour, going back and switching activities", async ({
  page,
}) => {
  await page.goto("/services");
  await page.getByLabel("Duration").selectOption("Half a day");
  await expect(page).toHaveURL("/services?length=half-day");
  const chosen = await shownCards(page).count();
  await shownCards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/service\//);
  await page.goBack();
  await expect(page.getByLabel("Duration")).toHaveValue("half-day");
  await expect(shownCards(page)).toHaveCount(chosen);
  await page.getByRole("link", { name: /^Boat \d/ }).click();
  await expect(page).toHaveURL("/services/boat?length=half-day");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boat tours on Lake Kivu");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(page.getByLabel("Duration")).toHaveValue("");
  expect(await shownCards(page).count()).toBeGreaterThan(chosen);
});

test("shows all tours for a filter in the address that is not offered", async ({ page }) => {
  await page.goto("/services?length=weeks&price=free");
  await expect(page.getByLabel("Duration")).toHaveValue("");
  expect(await shownCards(page).count()).toBeGreaterThanOrEqual(20);
});

test("shows the current activity on a phone in a long row, and the page fits every screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/services/hiking");
  const current = page.locator(".activities [aria-current]");
  await expect(current).toHaveText(/^Hiking/);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expectFits(page);
});

test("the home page with all its tours is at most ten phone screens long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator(".card").evaluateAll(async (cards) => {
    for (const card of cards) {
      card.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(10);
});

test("tap targets are at least 24 px high and wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/services");
  const targets = page.locator(".chip, .card__link, #tour-filters select, .navbar__plan");
  const sizes = await targets.evaluateAll(async (elements) => {
    const sizes: number[] = [];
    for (const target of elements) {
      target.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const { width, height } = target.getBoundingClientRect();
      sizes.push(Math.min(width, height));
    }
    return sizes;
  });
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
});
