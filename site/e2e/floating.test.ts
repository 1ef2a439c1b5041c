import type { Locator, Page } from "@playwright/test";
import { expect, test, untilHydrated } from "./fixtures.ts";

const hike = "/service/mount-karongi-ridge-hike";
const pages = ["/", hike, "/contact", "/gallery"];
const sizes = [
  [320, 700],
  [390, 700],
  [768, 700],
  [740, 360],
] as const;

/**
 * Finds controls under a floating button. A full-width bar is an edge of the page, like the navbar: it counts as
 * covering a control only if the page cannot scroll further.
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
    const getBox = (element: Element) => element.getBoundingClientRect();
    const bars = seen(".floating, .booking-bar").filter(
      (bar) => getComputedStyle(bar).position === "fixed" && getBox(bar).width >= innerWidth - 1,
    );
    const edge = Math.min(innerHeight, ...bars.map((bar) => getBox(bar).top));
    const controls = seen(
      "a:not(:has(img)), button, input, select, textarea, label, summary, :is([role=alert], [role=status]):not(:empty)",
    ).filter((control) => !control.closest(".floating, .navbar, .booking-bar"));
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const buttons = seen(".to-top, .chat__button");
    const covered = buttons.flatMap((button) => {
      const own = getBox(button);
      return controls.filter((control) => {
        const { top, bottom, left, right } = getBox(control);
        const end = Math.min(bottom, edge);
        return (
          left < own.right && own.left < right && top < Math.min(own.bottom, end) && own.top < end
        );
      });
    });
    const inBars = buttons.flatMap((button) =>
      seen(".booking-bar :is(a, button)").filter((control) =>
        overlap(getBox(control), getBox(button)),
      ),
    );
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const outOfReach = isAtEnd ? controls.filter((control) => getBox(control).bottom > edge) : [];
    return [...covered, ...inBars, ...outOfReach].map((control) => control.outerHTML.slice(0, 80));
  });

const scrollThrough = async (page: Page) => {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < end; y += 150) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    expect.soft(await findCovered(page), `${page.url()} at ${y} px`).toEqual([]);
  }
};

for (const [width, height] of sizes)
  test(`floating elements cover no control, message or focus at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of pages) {
      await page.goto(path);
      await untilHydrated(page, "body");
      await scrollThrough(page);
      expect.soft(await findHiddenWithFocus(page, "main, footer"), path).toEqual([]);
    }
  });

/** Focuses each control in the tab order and returns those that another element covers. */
const findHiddenWithFocus = (page: Page, within: string) =>
  page.evaluate(async (selector) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(a, button, input, select, textarea, summary):not([tabindex="-1"])`,
    );
    const hidden: string[] = [];
    for (const control of controls) {
      control.focus();
      if (document.activeElement !== control) continue;
      await new Promise((resolve) => setTimeout(resolve, 50));
      // A link may wrap: the middle of its bounding box can be outside both lines.
      const { left, right, top, bottom } = control.getClientRects()[0]!;
      // Half of a photo in a row that scrolls sideways, or of a tall field, may be off screen.
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest("label");
      if (!control.contains(hit) && label?.control !== control)
        hidden.push(`${control.outerHTML.slice(0, 80)} under ${hit?.outerHTML.slice(0, 80)}`);
    }
    return hidden;
  }, within);

/** The element at the centre of a message must be part of the message. */
const expectUncovered = async (message: Locator) => {
  await expect(message).not.toBeEmpty();
  await expect
    .poll(() =>
      message.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    )
    .toBe(true);
};

const sendMessage = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/contact");
  // Blocks the redirect to the home page during the test.
  await page.route(/:\d+\/$/, (route) => route.fulfill({ status: 204 }));
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Submit" }).click();
};

test("shows a form's success message above the bar of a phone", async ({ page }) => {
  await sendMessage(page);
  await expectUncovered(page.getByRole("main").getByRole("status"));
});

test.describe("when the server rejects a form", () => {
  test.use({ expectedErrors: /status of 400.* at \/api\/contact/ });

  test("shows a form's error above the bar of a phone", async ({ page }) => {
    const json = { message: "This was refused.", code: "invalid" };
    await page.route("**/api/contact", (route) => route.fulfill({ status: 400, json }));
    await sendMessage(page);
    await expectUncovered(page.getByText("This was refused."));
  });
});

for (const width of [320, 390])
  test(`the booking bar never covers the inquiry form at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(hike);
    await untilHydrated(page, "body");
    const bar = page.locator(".booking-bar");
    await expect(bar).not.toHaveAttribute("data-away");
    const place = await page
      .locator("#inquire")
      .evaluate((form) => form.getBoundingClientRect().top + scrollY);
    for (const top of [0, place - 690, 0, place - 350, 0, place, place + 600]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect(bar).toBeVisible({ visible: top === 0 });
    }
    expect(await findHiddenWithFocus(page, "#inquire")).toEqual([]);
  });

test("floating elements cover no control that the layout moves without scrolling", async ({
  page,
}) => {
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
