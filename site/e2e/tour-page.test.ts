import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, expectFits, test } from "./fixtures.ts";

const hike = "/service/mount-karongi-ridge-hike";
const bar = ".booking-bar";

test("a tour with a map and a profile passes axe and fits every screen", async ({ page }) => {
  await page.goto(hike);
  await expectAccessible(page);
  await expectFits(page);
});

test("on a phone a bar at the bottom links to the form and disappears when the form is in view", async ({
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

test("the bar never covers a focused control", async ({ page }) => {
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
  await form.getByLabel("Date", { exact: true }).fill("3 June");
  const sent = page.waitForRequest("**/api/inquiries");
  await form.getByRole("button", { name: "Inquire Now" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ destination: "Mount Karongi Ridge Hike", checkinDate: "3 June", checkoutDate: "3 June" },
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  for (const path of [hike, "/service/five-days-on-the-congo-nile-trail"])
    test(`Inquire in the bar of ${path} scrolls to the form's heading`, async ({ page }) => {
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

test("enlarges other photos with their captions", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hike);
  const photo = page.locator(".tour-photos .photo").first();
  const caption = await photo.locator("figcaption").textContent();
  await photo.getByRole("link").click();
  await expect(page.getByRole("dialog").locator(".lightbox__caption")).toHaveText(caption ?? "?");
});

test("prints tours on two sheets at most, with prices and a phone number", async ({ page }) => {
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
        await expect(page.locator(`${hidden}:visible`)).toHaveCount(0);
      await expect(page.locator(".button:visible, button:visible, nav:visible")).toHaveCount(0);
    });
});

/** Headings of a printed page with their height above the lower edge in points, from the PDF's outline. */
const headingsIn = (pdf: Buffer) =>
  [...pdf.toString("latin1").matchAll(/\/Title \((.*)\)\n\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) /g)].map(
    ([, title = "", height]) => ({ title, height: Number(height) }),
  );
/** The paper's margin, a heading and one line of text below it. */
const leastHeight = 80;

test("no printed page ends with a heading", async ({ page }) => {
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

  test("a tour shows days, prices and route, and accepts an inquiry", async ({ page }) => {
    await page.goto(hike);
    for (const name of ["Hour by hour", "Prices", "Route and meeting point"])
      await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.locator(bar)).toHaveCSS("position", "static");
    await page.locator(".question summary").first().click();
    await expect(page.locator(".question p").first()).toBeVisible();
    const form = page.locator("#inquire");
    await form.getByLabel("Email").fill("ada@example.test");
    await form.getByLabel("Number of people").fill("2");
    await form.getByLabel("Children's ages").fill("4, 9");
    await form.getByLabel("Date", { exact: true }).fill("3 June");
    await form.getByLabel("Until (the same day").fill("3 June");
    await form.getByRole("button", { name: "Inquire Now" }).click();
    await expect(page).toHaveURL("/inquiry-sent");
  });
});
