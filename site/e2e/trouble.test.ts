import { cutOff, expect, expectFits, lostConnection, test } from "./fixtures.ts";

test.describe("when files are missing", () => {
  test.use({ expectedErrors: lostConnection("/(media|api)/") });

  test("the site is readable without its pictures", async ({ page }) => {
    await cutOff(page, "**/media/**");
    for (const path of ["/", "/gallery"]) {
      await page.goto(path);
      await expectFits(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expect(page.locator(".photo figcaption").first()).toBeVisible();
  });

  test("every page is readable without the API", async ({ page }) => {
    await cutOff(page, "**/api/**");
    for (const path of ["/", "/services", "/gallery", "/about", "/contact"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  });
});

test.describe("when scripts are missing", () => {
  // Astro requests an island's files a second time before it reports the error.
  test.use({ expectedErrors: /^Failed to load resource: net::|Error hydrating/ });

  test("the site works as without JavaScript", async ({ page }) => {
    await cutOff(page, "**/_astro/*.js");
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.test");
    await page.getByLabel("Message").fill("Do you have tandems?");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL("/contact-sent");
    await page.goto("/gallery");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/gallery-2");
    await page.locator("summary").filter({ hasText: "Services" }).click();
    await page.locator(".services-menu__link", { hasText: "Ndaba Falls Walk" }).click();
    await expect(page).toHaveURL(/\/service\//);
  });
});
