import type { Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures.ts";

const hike = "/service/mount-karongi-ridge-hike";
const pages = ["/", hike, "/contact", "/gallery"];

/**
 * Controls under a floating button. A bar from side to side is an edge of the page, like the navbar: what scrolls behind
 * it is out of sight, and counts as covered only where the page cannot be scrolled further.
 */
const findCovered = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isSeen = (element: Element) =>
      element.checkVisibility({
        contentVisibilityAuto: true,
        opacityProperty: true,
        visibilityProperty: true,
      });
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const placeOf = (element: Element) => element.getBoundingClientRect();
    const bars = seen(".floating, .booking-bar").filter(
      (bar) => getComputedStyle(bar).position === "fixed" && placeOf(bar).width >= innerWidth - 1,
    );
    const edge = Math.min(innerHeight, ...bars.map((bar) => placeOf(bar).top));
    const controls = seen(
      "a:not(:has(img)), button, input, select, textarea, label, summary, :is([role=alert], [role=status]):not(:empty)",
    ).filter((control) => !control.closest(".floating, .navbar, .booking-bar"));
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const buttons = seen(".to-top, .chat__button");
    const covered = buttons.flatMap((button) => {
      const own = placeOf(button);
      return controls.filter((control) => {
        const { top, bottom, left, right } = placeOf(control);
        const end = Math.min(bottom, edge);
        return (
          left < own.right && own.left < right && top < Math.min(own.bottom, end) && own.top < end
        );
      });
    });
    const inBars = buttons.flatMap((button) =>
      seen(".booking-bar :is(a, button)").filter((control) =>
        overlap(placeOf(control), placeOf(button)),
      ),
    );
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const outOfReach = isAtEnd ? controls.filter((control) => placeOf(control).bottom > edge) : [];
    return [...covered, ...inBars, ...outOfReach].map((control) => control.outerHTML.slice(0, 80));
  });

const scrollThrough = async (page: Page) => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 150) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    expect.soft(await findCovered(page), `${page.url()} at ${y} px`).toEqual([]);
  }
};

for (const [width, height] of [
  [320, 700],
  [390, 700],
  [768, 700],
  [740, 360],
] as const)
  test(`at ${width} × ${height} nothing that floats covers a control or a message`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(path);
      await untilHydrated(page, "body");
      await scrollThrough(page);
    }
  });

/** Focuses each control in turn, as Tab does, and finds those that a bar or a floating button hides. */
const findHiddenWithFocus = (page: Page) =>
  page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>(
      ":is(main, footer) :is(a, button, input, select, textarea, summary)",
    );
    const hidden: string[] = [];
    for (const control of controls) {
      control.focus();
      if (document.activeElement !== control) continue;
      await new Promise((resolve) => setTimeout(resolve, 50));
      const { top, height } = control.getBoundingClientRect();
      const bars = [...document.querySelectorAll(".floating, .booking-bar")].filter((bar) => {
        const { position, opacity, visibility } = getComputedStyle(bar);
        const isWide = bar.getBoundingClientRect().width >= innerWidth - 1;
        return position === "fixed" && isWide && opacity !== "0" && visibility !== "hidden";
      });
      const edge = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top));
      if (!control.closest(".booking-bar") && top + Math.min(height, 44) > edge + 1)
        hidden.push(control.outerHTML.slice(0, 80));
    }
    return hidden;
  });

for (const width of [320, 390])
  test(`at ${width} px a control that has the focus lies above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(path);
      await untilHydrated(page, "body");
      expect.soft(await findHiddenWithFocus(page), path).toEqual([]);
    }
  });

test("what floats covers no control that moves while the page stands still", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(hike);
  await untilHydrated(page, "body");
  for (let padding = 0; padding <= 600; padding += 40) {
    await page.locator("main").evaluate((main, top) => {
      main.style.paddingTop = `${top}px`;
    }, padding);
    await expect.poll(() => findCovered(page), `${padding} px lower`).toEqual([]);
  }
});
