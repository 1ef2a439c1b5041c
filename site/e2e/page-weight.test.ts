import { wholeChromium } from "../../api/src/testing/browser/launch-options.ts";
import { expect, test } from "./fixtures.ts";
import { useToTheEnd, weigh } from "./weigh-page.ts";

/** A phone with a sharp screen; the shell without windows fetches other pictures ahead. */
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  launchOptions: wholeChromium,
});

const kB = 1_024;

/** Of each page as it arrives, compressed; `requests` with the page's own. */
const limits = { scripts: 6 * kB, fonts: 30 * kB, scriptsInAll: 75_000 };
type PageLimit = { total: number; pictures: number; requests: number };
const pages: Record<string, PageLimit> = {
  "/": { total: 120 * kB, pictures: 60 * kB, requests: 14 },
  "/services": { total: 110 * kB, pictures: 60 * kB, requests: 18 },
  "/service/kayak-to-napoleon-island": { total: 90 * kB, pictures: 40 * kB, requests: 8 },
  "/gallery": { total: 200 * kB, pictures: 155 * kB, requests: 13 },
  "/about": { total: 70 * kB, pictures: 20 * kB, requests: 9 },
  "/contact": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/join": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/login": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/reset-password": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/confirm-email": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/explore-more-to-Rwanda": { total: 70 * kB, pictures: 20 * kB, requests: 8 },
};

for (const [path, limit] of Object.entries(pages)) {
  test(`${path} stays within its bytes and requests`, async ({ page }) => {
    const weightOf = await weigh(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const all = await weightOf();
    expect.soft((await weightOf("script")).bytes, "scripts").toBeLessThanOrEqual(limits.scripts);
    expect.soft((await weightOf("font")).bytes, "fonts").toBeLessThanOrEqual(limits.fonts);
    expect.soft((await weightOf("image")).bytes, "pictures").toBeLessThanOrEqual(limit.pictures);
    expect.soft(all.bytes, "all").toBeLessThanOrEqual(limit.total);
    expect.soft(all.requests, "requests").toBeLessThanOrEqual(limit.requests);

    await useToTheEnd(page);
    await page.waitForLoadState("networkidle");
    const { bytes } = await weightOf("script");
    expect(bytes, "scripts in all").toBeGreaterThan(limits.scripts);
    expect(bytes, "scripts in all").toBeLessThanOrEqual(limits.scriptsInAll);
  });
}
