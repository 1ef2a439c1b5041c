import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { leastContrast, showPicture, white } from "./read-hero.ts";

const open = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
};

const sizes = [
  { width: 320, height: 480 },
  { width: 360, height: 800 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 960, height: 540 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1366, height: 640 },
  { width: 1920, height: 1080 },
];

test("the words can be read on a white picture at every size of window", async ({ page }) => {
  test.slow();
  await open(page);
  await showPicture(page, white);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const name = `${size.width} × ${size.height}`;
    expect.soft(await leastContrast(page), name).toBeGreaterThanOrEqual(4.5);
  }
});

test("the words can be read on each slide", async ({ page, request }) => {
  test.slow();
  const slides: { image: { src: string } }[] = await (await request.get("/slides.json")).json();
  expect(slides).toHaveLength(20);
  await open(page);
  for (const { image } of slides) {
    await showPicture(page, image.src);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const least = await leastContrast(page);
      expect.soft(least, `${image.src} at ${width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test("20 slides are shown, none of them the church that is a memorial", async ({ request }) => {
  const slides: { alt: string }[] = await (await request.get("/slides.json")).json();
  expect(slides).toHaveLength(20);
  expect(slides.filter(({ alt }) => alt.includes("remembrance"))).toEqual([]);
});

test.describe("the form", () => {
  for (const size of [
    { width: 360, height: 800 },
    { width: 768, height: 1024 },
    { width: 1440, height: 1000 },
  ])
    test(`keeps its place at ${size.width} px when a message appears`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto("/");
      const form = page.locator("#plan-your-tour");
      const places = () =>
        page
          .locator(".hero__title, #plan-your-tour .form-title, #plan-your-tour input:visible")
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
      await form.getByLabel("Email").fill("ada@example.test");
      await form.getByLabel("Destination").fill("Napoleon Island");
      await form.getByLabel("Number of people").fill("2");
      await form.getByPlaceholder("Checkin Date").fill("3 June");
      await form.getByPlaceholder("Checkout Date").fill("5 June");
      const before = await places();
      await form.getByRole("button", { name: "Inquire Now" }).click();
      await expect(form.getByRole("status").first()).toHaveText(/^Thank you!/);
      expect(await places()).toEqual(before);
    });

  test("can be sent without scrolling on a low laptop screen", async ({ page }) => {
    await page.setViewportSize({ width: 1_366, height: 640 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Inquire Now" })).toBeInViewport({ ratio: 1 });
  });
});
