import { expect, type Page } from "@playwright/test";
import { findViolations } from "./find-violations.ts";

type View = { width: number; colorScheme: "light" | "dark" };

/** The phone layout in light colours and the wide layout in dark ones. */
const bothLayouts: View[] = [
  { width: 320, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
];

/** For a state of a component, or a screen that shares its wide layout with another screen. */
export const phoneLayout: View[] = [{ width: 320, colorScheme: "dark" }];

/**
 * Expects no findings of axe and no sideways scrolling. The test continues after a finding, so that one run
 * reports all.
 */
export async function expectAccessible(page: Page, views = bothLayouts) {
  const viewport = page.viewportSize();
  for (const { width, colorScheme } of views) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Colours that are still changing have the contrast of neither scheme.
    await page.waitForFunction((wanted) => {
      const { mantineColorScheme = wanted } = document.documentElement.dataset;
      // Chromium also lists some that have finished.
      const changing = document
        .getAnimations()
        .filter(
          (animation) => animation instanceof CSSTransition && animation.playState !== "finished",
        );
      return mantineColorScheme === wanted && changing.length === 0;
    }, colorScheme);
    const where = `${new URL(page.url()).pathname} at ${width} px, ${colorScheme}`;
    expect.soft(await findViolations(page), where).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  if (viewport) await page.setViewportSize(viewport);
}

/** The page scrolls down, never sideways. */
export async function expectNoSidewaysScrolling(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(beyond, `at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}
