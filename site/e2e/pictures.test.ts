import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const firstTour = async (page: Page) => {
  const { services } = await (await page.request.get("/api/services")).json();
  return `/service/${services[0]._id}`;
};

const pages: Record<string, (page: Page) => string | Promise<string>> = {
  "the home page": () => "/",
  "the services page": () => "/services",
  "a tour": firstTour,
  "the gallery": () => "/gallery",
  "the gallery's second page": () => "/gallery-2",
};

const firstPicture = (page: Page) => page.locator("main .picture img").first();

for (const [name, addressOf] of Object.entries(pages)) {
  test(`${name} fetches its first picture once, as AVIF, before all others and in the displayed size on every screen`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/media/")) fetched.push(request.url());
    });
    await page.goto(await addressOf(page));
    await expect(firstPicture(page)).toHaveJSProperty("complete", true);
    const currentSrc = await firstPicture(page).evaluate(
      (image: HTMLImageElement) => image.currentSrc,
    );
    expect(currentSrc).toMatch(/\.avif$/);
    expect(fetched[0]).toBe(currentSrc);
    const sizes = await page.locator("main picture").first().locator("source").all();
    const srcsets = await Promise.all(sizes.map((source) => source.getAttribute("srcset")));
    const ofPicture = fetched.filter((url) => srcsets.join().includes(new URL(url).pathname));
    expect(ofPicture).toEqual([currentSrc]);
    await expect(firstPicture(page)).toHaveAttribute("fetchpriority", "high");
    await expect(page.locator("link[rel=preload][as=image]")).toHaveCount(1);

    for (const width of [360, 412, 700, 900, 1100, 1440])
      await expect
        .poll(async () => {
          await page.setViewportSize({ width, height: 900 });
          return firstPicture(page).evaluate((image: HTMLImageElement) => {
            // `naturalWidth` of a picture from a srcset is the width that `sizes` announces.
            const share = image.naturalWidth / image.getBoundingClientRect().width;
            return share > 0.95 && share < 1.07 ? "as wide as its place" : share;
          });
        }, `at ${width} px`)
        .toBe("as wide as its place");
  });
}
