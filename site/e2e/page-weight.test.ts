import { wholeChromium } from "../../api/src/testing/browser/launch-options.ts";
import { expect, test } from "./fixtures.ts";
import { useToTheEnd, weigh } from "./weigh-page.ts";

/** A phone with a sharp screen; the headless shell prefetches other pictures than a browser with windows. */
test.use({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  launchOptions: wholeChromium,
});

const kB = 1_024;

/** Bytes of bodies as sent, until the page has settled; `requests` counts the page's own. */
const limits = { scripts: 6 * kB, fonts: 30 * kB, scriptsInAll: 75 * kB };
/** Loaded by the home page after it has settled: React for the slideshow and the second slide. */
const slideshow = { scripts: 66 * kB, total: 100 * kB, requests: 14 };
type PageLimit = { total: number; pictures: number; requests: number };
const pages: Record<string, PageLimit> = {
  "/": { total: 120 * kB, pictures: 60 * kB, requests: 14 },
  "/services": { total: 110 * kB, pictures: 60 * kB, requests: 18 },
  "/compare/kayak": { total: 65 * kB, pictures: 5 * kB, requests: 8 },
  "/service/kayak-to-napoleon-island": { total: 90 * kB, pictures: 40 * kB, requests: 8 },
  "/gallery": { total: 205 * kB, pictures: 155 * kB, requests: 13 },
  "/about": { total: 70 * kB, pictures: 20 * kB, requests: 9 },
  "/contact": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/join": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/login": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/reset-password": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/confirm-email": { total: 55 * kB, pictures: 5 * kB, requests: 7 },
  "/explore-more-to-Rwanda": { total: 90 * kB, pictures: 40 * kB, requests: 8 },
};

for (const [path, limit] of Object.entries(pages)) {
  test(`${path} stays within its limits of bytes and requests`, async ({ page }) => {
    const weightOf = await weigh(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const atFirst = (kind?: string) => weightOf({ untilSettled: true, ...(kind && { kind }) });
    const first = await atFirst();
    expect.soft((await atFirst("script")).bytes, "scripts").toBeLessThanOrEqual(limits.scripts);
    expect.soft((await atFirst("font")).bytes, "fonts").toBeLessThanOrEqual(limits.fonts);
    expect.soft((await atFirst("image")).bytes, "pictures").toBeLessThanOrEqual(limit.pictures);
    expect.soft(first.bytes, "all").toBeLessThanOrEqual(limit.total);
    expect.soft(first.requests, "requests").toBeLessThanOrEqual(limit.requests);

    const atRest = await weightOf();
    const later = { ...slideshow, ...(path !== "/" && { scripts: 0, total: 0, requests: 0 }) };
    const laterScripts =
      (await weightOf({ kind: "script" })).bytes - (await atFirst("script")).bytes;
    expect.soft(laterScripts, "scripts after settling").toBeLessThanOrEqual(later.scripts);
    expect.soft(atRest.bytes - first.bytes, "all after settling").toBeLessThanOrEqual(later.total);
    expect
      .soft(atRest.requests - first.requests, "requests after settling")
      .toBeLessThanOrEqual(later.requests);

    await useToTheEnd(page);
    await page.waitForLoadState("networkidle");
    const { bytes } = await weightOf({ kind: "script" });
    expect(bytes, "scripts in all").toBeGreaterThan(limits.scripts);
    expect(bytes, "scripts in all").toBeLessThanOrEqual(limits.scriptsInAll);
  });
}
