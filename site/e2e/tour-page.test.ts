import type { Page } from "@playwright/test";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, expectFits, test, untilHydrated } from "./fixtures.ts";

const hike = "/service/mount-karongi-ridge-hike";
const bar = ".booking-bar";

/** What lies under a floating button, and what of the form or of those buttons lies under the bar. */
const findCovered = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
    const controls =
      "a:not(:has(img)), button, input, textarea, label, summary, [role=alert], [role=status]";
    const covers = (upper: Element, lower: Element) => {
      const [a, b] = [upper.getBoundingClientRect(), lower.getBoundingClientRect()];
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    const buttons = seen(".to-top, .chat__button");
    const pairs = [
      ...buttons.flatMap((upper) =>
        seen(controls)
          .filter((lower) => !lower.closest(".floating, .navbar"))
          .map((lower) => [upper, lower] as const),
      ),
      ...seen(".booking-bar").flatMap((upper) =>
        seen("#inquire *, .to-top").map((lower) => [upper, lower] as const),
      ),
    ];
    return pairs
      .filter(([upper, lower]) => covers(upper, lower))
      .map(([upper, lower]) => `${upper.className} over ${lower.outerHTML.slice(0, 80)}`);
  });

test("axe finds nothing on a tour with a map and a profile, and it fits every screen", async ({
  page,
}) => {
  await page.goto(hike);
  await expectAccessible(page);
  await expectFits(page);
});

test("nothing that floats covers a control or a message at 320, 390 and 768 px", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(hike);
    await untilHydrated(page, "body");
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < end; y += 150) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      expect.soft(await findCovered(page), `at ${width} px, ${y} px down`).toEqual([]);
    }
  }
});

test("what floats gives way to controls that are moved under it", async ({ page }) => {
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

test("on a phone a bar stays at the bottom until the form comes, which it leads to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hike);
  await expect(page.locator(bar)).toBeInViewport({ ratio: 1 });
  await expect(page.locator(bar)).toContainText("from US$\u00a036 per person");
  await page.locator(bar).getByRole("link", { name: "Inquire" }).click();
  await expect(page.locator("#inquire")).toBeInViewport();
  await expect(page.locator(bar)).toBeHidden();
  await expect(page.getByLabel("Destination")).toHaveValue("Mount Karongi Ridge Hike");
});

test("what a keyboard reaches is never under the bar", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hike);
  const hidden = await page.locator("main :is(a, summary)").evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLElement && !element.closest(".booking-bar"))
      .filter((element) => {
        if (element instanceof HTMLElement) element.focus();
        const foot = document.querySelector(".booking-bar:not([data-away])");
        const edge = foot?.getBoundingClientRect().top ?? innerHeight;
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > edge && bottom - top < edge;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(hidden).toEqual([]);
});

test("an inquiry is sent from the tour's own page", async ({ page }) => {
  await page.goto(hike);
  const form = page.locator("#inquire");
  await form.getByLabel("Email").fill("ada@example.test");
  await form.getByLabel("Number of people").fill("2");
  await form.getByLabel("From").fill("3 June");
  await form.getByLabel("To", { exact: true }).fill("5 June");
  const sent = page.waitForRequest("**/api/inquiries");
  await form.getByRole("button", { name: "Inquire Now" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ destination: "Mount Karongi Ridge Hike" });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  for (const path of [hike, "/service/five-days-on-the-congo-nile-trail"])
    test(`Inquire in the bar of ${path} lands on the form's heading`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.locator(bar).getByRole("link", { name: "Inquire", exact: true }).tap();
      const heading = page.locator("#inquire").getByRole("heading");
      const top = () => heading.evaluate((title) => Math.round(title.getBoundingClientRect().top));
      await expect(heading).toBeInViewport();
      const hasStopped = async () => {
        const before = await top();
        await page.waitForTimeout(300);
        return before === (await top());
      };
      await expect.poll(hasStopped).toBe(true);
      const navbar = await page.getByRole("banner").boundingBox();
      expect(await top()).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
      expect(await top()).toBeLessThan(200);
      await expect(page.locator("#inquire").getByLabel("Name")).toBeInViewport();
    });
});

test("other photos are enlarged with their captions", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hike);
  const photo = page.locator(".tour-photos .photo").first();
  const caption = await photo.locator("figcaption").textContent();
  await photo.getByRole("link").click();
  await expect(page.getByRole("dialog").locator(".lightbox__caption")).toHaveText(caption ?? "?");
});

test("tours are printed on two sheets at most, with prices and a number to call", async ({
  page,
}) => {
  for (const path of [
    hike,
    "/service/kayak-to-napoleon-island",
    "/service/five-days-on-the-congo-nile-trail",
    "/explore-more-to-Rwanda",
  ])
    await test.step(path, async () => {
      await page.emulateMedia({ media: null });
      await page.goto(path);
      const pdf = await page.pdf({ preferCSSPageSize: true, format: "A4" });
      expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".price").first()).toBeVisible();
      await expect(page.getByText(/^WhatsApp \+\d+/)).toBeVisible();
      for (const hidden of [bar, "#inquire", ".navbar", ".related"])
        await expect(page.locator(hidden)).toBeHidden();
      await expect(page.locator(".button:visible, button:visible, nav:visible")).toHaveCount(0);
    });
});

/** Headings of a printed page with their height above its lower edge, in points: its outline names the place of each. */
const headingsIn = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/Title \((.*)\)\n\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) /g)].map(
    ([, title = "", height]) => ({ title, height: Number(height) }),
  );
/** The margin of the paper, a heading and a line of what follows it. */
const leastHeight = 80;

test("no printed page ends with a heading alone", async ({ page }) => {
  for (const path of [
    "/",
    "/about",
    "/service/kayak-to-napoleon-island",
    "/service/gisovu-tea-ride",
  ])
    await test.step(path, async () => {
      await page.goto(path);
      const pdf = await page.pdf({
        preferCSSPageSize: true,
        format: "A4",
        outline: true,
        tagged: true,
      });
      const headings = headingsIn(pdf);
      expect(headings.length).toBeGreaterThan(5);
      expect(headings.filter(({ height }) => height < leastHeight)).toEqual([]);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

  test("a tour tells its days, prices and way, and takes an inquiry", async ({ page }) => {
    await page.goto(hike);
    for (const name of ["Hour by hour", "Prices", "The way"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.locator(bar)).toHaveCSS("position", "static");
    await page.locator(".question summary").first().click();
    await expect(page.locator(".question p").first()).toBeVisible();
    const form = page.locator("#inquire");
    await form.getByLabel("Email").fill("ada@example.test");
    await form.getByLabel("Number of people").fill("2");
    await form.getByLabel("From").fill("3 June");
    await form.getByLabel("To", { exact: true }).fill("5 June");
    await form.getByRole("button", { name: "Inquire Now" }).click();
    await expect(page).toHaveURL("/inquiry-sent");
  });
});
