import { expectNoSidewaysScrolling } from "../../api/src/testing/browser/expect-accessible.ts";
import { headlessChromium } from "../../api/src/testing/browser/launch-options.ts";
import { expect, test } from "./fixtures.ts";
import { leastContrast, showPicture, white } from "./read-hero.ts";

/** Like a phone whose owner has doubled the text size. */
const args = [...headlessChromium.args, "--blink-settings=defaultFontSize=32"];
test.use({ launchOptions: { ...headlessChromium, args }, viewport: { width: 390, height: 844 } });

test("pages fit a phone with doubled text, and the menu opens", async ({ page }) => {
  for (const path of [
    "/",
    "/services",
    "/service/kayak-to-napoleon-island",
    "/gallery",
    "/contact",
  ])
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(() => matchMedia("(width < 17rem)").matches)).toBe(true);
      await expectNoSidewaysScrolling(page);
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("link", { name: "Contact", exact: true })).toBeVisible();
      await expectNoSidewaysScrolling(page);
    });
});

test("the home page's text comes before its pictures at any text size", async ({ page }) => {
  await page.goto("/");
  const pictures = await page.locator(".hero__pictures").boundingBox();
  const heroText = await page.locator(".hero__words").boundingBox();
  if (!pictures || !heroText) throw new Error("Home has no hero.");
  expect(heroText.y + heroText.height).toBeLessThanOrEqual(pictures.y + pictures.height);
});

test("the text on a white picture is readable in every window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  // An earlier change of the picture would cause a hydration error in React.
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeAttached();
  await showPicture(page, white);
  for (const [width, height] of [
    [360, 800],
    [844, 390],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await leastContrast(page), `${width} × ${height}`).toBeGreaterThanOrEqual(4.5);
  }
});

/** Finds words that wrap onto a second line; email addresses have no better place to break. */
const findBrokenWords = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: parent, textContent: text } = node;
    const isShown = parent?.checkVisibility({ visibilityProperty: true });
    if (!text || !isShown || text.includes("@") || parent?.closest("[aria-hidden=true]")) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
};

test("no word breaks on a narrow phone with doubled text", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [
    "/",
    "/services",
    "/service/amahoro-island-kayak-and-swim",
    "/service/five-days-on-the-congo-nile-trail",
    "/explore-more-to-Rwanda",
    "/gallery",
    "/about",
    "/contact",
    "/join",
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole("button", { name: "Menu" }).click();
      await page.locator("details").evaluateAll((elements) => {
        for (const one of elements) if (one instanceof HTMLDetailsElement) one.open = true;
      });
      expect(await page.evaluate(findBrokenWords)).toEqual([]);
      await expectNoSidewaysScrolling(page);
    });
});
