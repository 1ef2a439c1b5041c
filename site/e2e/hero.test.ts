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
  // A wide screen with doubled text.
  { width: 720, height: 450 },
  { width: 844, height: 390 },
  { width: 915, height: 412 },
  { width: 960, height: 540 },
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 1366, height: 640 },
  { width: 1920, height: 1080 },
];

// Light text has its lowest contrast on white, so white covers every picture.
test("the text is readable on a white picture in every window size", async ({ page }) => {
  test.slow();
  await open(page);
  await showPicture(page, white);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const name = `${size.width} × ${size.height}`;
    expect.soft(await leastContrast(page), name).toBeGreaterThanOrEqual(4.5);
  }
});

test("shows 20 slides without the church that is a memorial", async ({ request }) => {
  const slides: { alt: string }[] = await (await request.get("/slides.json")).json();
  expect(slides).toHaveLength(20);
  expect(slides.filter(({ alt }) => alt.includes("remembrance"))).toEqual([]);
});

test.describe("the form", () => {
  test("keeps its place when a message appears, on a phone, a tablet and a wide screen", async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    const form = page.locator("#plan-your-tour");
    const readPlaces = async () => {
      const places: number[][] = [];
      for (const size of [
        { width: 360, height: 800 },
        { width: 768, height: 1024 },
        { width: 1440, height: 1000 },
      ]) {
        await page.setViewportSize(size);
        places.push(
          await page
            .locator(".hero__title, #plan-your-tour .form-title, #plan-your-tour input:visible")
            .evaluateAll((elements) =>
              elements.map((one) => one.getBoundingClientRect().top + scrollY),
            ),
        );
      }
      return places;
    };
    await form.getByLabel("Email").fill("ada@example.test");
    await form.getByLabel("Destination").fill("Napoleon Island");
    await form.getByLabel("Number of people").fill("2");
    await form.getByPlaceholder("Checkin Date").fill("3 June");
    await form.getByPlaceholder("Checkout Date").fill("5 June");
    const before = await readPlaces();
    await form.getByRole("button", { name: "Inquire Now" }).click();
    const thanks = form.getByRole("status").first();
    await expect(thanks).toHaveText(/^Thank you!/);
    // The message disappears after 3 seconds.
    await page.clock.pauseAt(Date.now() + 1_000);
    expect(await readPlaces()).toEqual(before);
    await expect(thanks).toHaveText(/^Thank you!/);
  });

  test("can be sent without scrolling on a low laptop screen", async ({ page }) => {
    await page.setViewportSize({ width: 1_366, height: 640 });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Inquire Now" })).toBeInViewport({ ratio: 1 });
  });
});
