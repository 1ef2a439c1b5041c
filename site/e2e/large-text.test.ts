import { expectNoSidewaysScrolling } from "../../api/src/testing/browser/expect-accessible.ts";
import { headlessChromium } from "../../api/src/testing/browser/launch-options.ts";
import { expect, test } from "./fixtures.ts";

/** As phones do whose owners have set letters twice as large. */
const args = [...headlessChromium.args, "--blink-settings=defaultFontSize=32"];
test.use({ launchOptions: { ...headlessChromium, args }, viewport: { width: 390, height: 844 } });

for (const path of ["/", "/services", "/service/kayak-to-napoleon-island", "/gallery", "/contact"])
  test(`${path} fits a phone with letters twice as large, and its menu opens`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => matchMedia("(width < 17rem)").matches)).toBe(true);
    await expectNoSidewaysScrolling(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Contact", exact: true })).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

test("what home says stands before its pictures, however large it is", async ({ page }) => {
  await page.goto("/");
  const pictures = await page.locator(".hero__pictures").boundingBox();
  const words = await page.locator(".hero__words").boundingBox();
  if (!pictures || !words) throw new Error("Home has no hero.");
  expect(words.y + words.height).toBeLessThanOrEqual(pictures.y + pictures.height);
});
