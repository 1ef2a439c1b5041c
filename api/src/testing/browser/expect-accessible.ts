import { expect, type Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";

type View = { width: number; colorScheme: "light" | "dark" };

/** The layout of a phone and that of a wide screen, each scheme once. */
const bothLayouts: View[] = [
  { width: 320, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
];

/** For a screen whose wide layout another screen has shown already. */
export const phoneLayout: View[] = [
  { width: 320, colorScheme: "light" },
  { width: 320, colorScheme: "dark" },
];

/** Of axe's usual rules those that look at colours. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * axe finds nothing on the page as it is now, and nothing makes it scroll sideways. A test goes on
 * after a finding, so that one run reports them all.
 */
export async function expectAccessible(page: Page, views = bothLayouts) {
  const seenWidths = new Set<number>();
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours that are still changing have the contrast of neither scheme.
    await page.waitForFunction((wanted) => {
      const { mantineColorScheme = wanted } = document.documentElement.dataset;
      // Chromium also lists some that have finished.
      const changing = document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.playState !== "finished");
      return mantineColorScheme === wanted && changing.length === 0;
    }, colorScheme);
    const where = `${new URL(page.url()).pathname} at ${width} px, ${colorScheme}`;
    // At the same width another scheme changes nothing but colours.
    const rules = seenWidths.has(width) ? colorRules : undefined;
    expect.soft(await findViolations(page, rules), where).toEqual([]);
    await expectNoSidewaysScrolling(page);
    seenWidths.add(width);
  }
}

/** The page scrolls down, never sideways. */
export async function expectNoSidewaysScrolling(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
