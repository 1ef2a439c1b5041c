import type { Page } from "@playwright/test";
import { expect, expectFits, holdBack, test } from "./fixtures.ts";

const shownCards = (page: Page) => page.locator(":is(.services, .services-page) .card:visible");
/** Options end with their number of hits. */
const choose = async (page: Page, label: string, text: string) => {
  const list = page.getByLabel(label);
  const option = list.getByRole("option", { name: text });
  await list.selectOption((await option.getAttribute("value")) ?? "");
};
const count = (page: Page) => page.locator("#tour-filters").getByRole("status");

test("filters tours by length and price and announces the number of matches", async ({ page }) => {
  await page.goto("/services");
  const cardCount = await shownCards(page).count();
  await expect(count(page)).toHaveText(`${cardCount} tours`);
  await choose(page, "Duration", "Several days");
  await expect(page).toHaveURL("/services?length=days");
  const long = await shownCards(page).count();
  expect(long).toBeGreaterThan(0);
  expect(long).toBeLessThan(cardCount);
  await expect(shownCards(page).filter({ hasText: "Five Days on the Congo Nile" })).toHaveCount(1);
  await expect(shownCards(page).filter({ hasText: "6-Day MTB Adventure" })).toHaveCount(1);
  await expect(count(page)).toHaveText(`${long} tours`);

  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).toHaveURL("/services");
  await expect(shownCards(page)).toHaveCount(cardCount);
  await expect(page.getByLabel("Duration")).toBeFocused();
});

test("finds an easy half day with children in April, with the number of hits before each choice", async ({
  page,
}) => {
  await page.goto("/services");
  await page.getByLabel(/^Good with children/).check();
  await expect(page).toHaveURL("/services?children=yes");
  const hits = async (label: string, text: string) => {
    const option = page.getByLabel(label).getByRole("option", { name: text });
    return Number(/\((\d+)\)$/.exec((await option.textContent()) ?? "")?.[1]);
  };
  for (const [label, text] of [
    ["Duration", "Half a day"],
    ["Level", "Easy"],
    ["Month", "April"],
  ] as const) {
    const expected = await hits(label, text);
    expect(expected).toBeGreaterThan(0);
    await choose(page, label, text);
    await expect(count(page)).toHaveText(`${expected} tours`);
    await expect(shownCards(page)).toHaveCount(expected);
  }
  await expect(page).toHaveURL("/services?length=half-day&level=easy&month=4&children=yes");
  for (const card of await shownCards(page).all())
    await expect(card.locator(".card__facts")).toContainText(/Easy\s*Good with children/);
});

test("names the filters to remove when nothing matches", async ({ page }) => {
  await page.goto("/services/kayak?length=days&level=easy&children=yes");
  await expect(count(page)).toHaveText("No tours match.");
  await expect(shownCards(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Remove “Easy”/ })).toHaveCount(0);
  const remove = page.getByRole("button", { name: /^Remove “Several days” \(\d tours?\)$/ });
  await expect(page.getByRole("link", { name: "Search all tours" })).toHaveAttribute(
    "href",
    /\/services\?length=days&level=easy&children=yes$/,
  );
  await remove.press("Enter");
  await expect(page).toHaveURL("/services/kayak?level=easy&children=yes");
  await expect(page.getByLabel("Duration")).toBeFocused();
  await expect(remove).toBeHidden();
  expect(await shownCards(page).count()).toBeGreaterThan(0);
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
  await choose(page, "Duration", "Several days");
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
  await choose(page, "Duration", "Several days");
  held.release();
  await expect(page).toHaveURL("/?length=days");
  await expect(page.getByLabel("Duration")).toHaveValue("days");
});

test("keeps the filters after viewing a tour, going back and switching activities", async ({
  page,
}) => {
  await page.goto("/services");
  await choose(page, "Duration", "Half a day");
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

test("keeps the children's filter beside the others on the way back", async ({ page }) => {
  await page.goto("/services");
  await choose(page, "Duration", "Half a day");
  await page.getByLabel(/^Good with children/).check();
  await expect(page).toHaveURL("/services?length=half-day&children=yes");
  const chosen = await shownCards(page).count();
  await shownCards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/service\//);
  await page.goBack();
  await expect(page.getByLabel("Duration")).toHaveValue("half-day");
  await expect(page.getByLabel(/^Good with children/)).toBeChecked();
  await expect(shownCards(page)).toHaveCount(chosen);
  await expect(page).toHaveURL("/services?length=half-day&children=yes");
});

test("unchecks the children's filter on the way back to an address without it", async ({
  page,
}) => {
  await page.goto("/services");
  await page.getByLabel(/^Good with children/).check();
  await expect(page).toHaveURL("/services?children=yes");
  await shownCards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/service\//);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL("/services");
  await expect(page.getByLabel(/^Good with children/)).not.toBeChecked();
});

test("applies filters chosen before any script has loaded", async ({ page }) => {
  const held = await holdBack(page, "**/_astro/*.js");
  await page.goto("/services", { waitUntil: "commit" });
  await page.getByLabel(/^Good with children/).check();
  await choose(page, "Duration", "Half a day");
  held.release();
  await expect(page).toHaveURL("/services?length=half-day&children=yes");
  await expect(page.getByLabel(/^Good with children/)).toBeChecked();
});

test("keeps a filter of the address beside one chosen before the script has loaded", async ({
  page,
}) => {
  const held = await holdBack(page, "**/_astro/tour-filters.*.js");
  await page.goto("/services?length=half-day");
  await page.getByLabel(/^Good with children/).check();
  held.release();
  await expect(page).toHaveURL("/services?length=half-day&children=yes");
  await expect(page.getByLabel("Duration")).toHaveValue("half-day");
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

test("the home page with all its tours is at most thirteen phone screens long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.locator(".card").evaluateAll(async (cards) => {
    for (const card of cards) {
      card.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height / 844).toBeLessThanOrEqual(13);
});

test("tap targets are at least 24 px high and wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/services");
  const targets = page.locator(
    ".chip, .card__link, .card__compare, #tour-filters select, .tour-filters__box, .navbar__plan",
  );
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
