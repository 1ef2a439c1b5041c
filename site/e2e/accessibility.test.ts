import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { cutOff, expect, holdBack, test, untilHydrated } from "./fixtures.ts";

const narrow = { width: 320, colorScheme: "dark" } as const;
const wide = { width: 1440, colorScheme: "light" } as const;

const ownLayouts = [
  "/",
  "/services",
  "/compare/kayak",
  "/service/night-boat-with-the-singing-fishermen",
  "/gallery",
  "/about",
  "/explore-more-to-Rwanda",
  "/stories/coffee-takes-a-year",
  "/questions",
  "/contact",
  "/login",
  "/join",
  "/inquiry-sent",
];

/** Pages whose wide layout equals that of another page. */
const alike = [
  "/compare",
  "/services/kayak",
  "/gallery-2",
  "/stories",
  "/practical-information",
  "/privacy",
  "/terms",
  "/accessibility",
  "/form-problem",
  "/accept-invitation",
  "/close-account",
];

for (const [part, pages] of [
  ["first", ownLayouts.slice(0, 7)],
  ["second", ownLayouts.slice(7)],
] as const)
  test(`pages of every layout pass axe, ${part} part`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

test("pages that share a layout pass axe", async ({ page }) => {
  for (const path of alike) {
    await page.goto(path);
    await expectAccessible(page, phoneLayout);
  }
});

test("the open menus and chat pass axe", async ({ page }) => {
  await page.goto("/about");
  await page.locator("summary").filter({ hasText: "Services" }).click();
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByRole("region", { name: "Chat" })).toBeVisible();
  await expectAccessible(page, [wide]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectAccessible(page, [narrow]);
});

test("an enlarged picture passes axe", async ({ page }) => {
  await page.goto("/gallery");
  await page.locator(".photo__link").first().click();
  await expect(page.getByRole("dialog").locator(".lightbox__caption")).not.toBeEmpty();
  await expectAccessible(page, [wide, narrow]);
});

test("the form for a new account passes axe", async ({ page }) => {
  await page.goto("/join");
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByLabel("Username")).toBeVisible();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
  await expectAccessible(page);
});

test("a form passes axe while it is sent and after it was accepted", async ({ page }) => {
  await page.goto("/contact");
  // Blocks the redirect to the home page while axe runs.
  await page.route(/:\d+\/$/, (route) => route.fulfill({ status: 204 }));
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Hello");
  const held = await holdBack(page, "**/api/contact");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expectAccessible(page, phoneLayout);
  held.release();
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await expectAccessible(page, phoneLayout);
});

test.describe("with failing requests", () => {
  test.use({
    expectedErrors:
      /status of 404.* at \/no\/such\/page|status of 400.* at \/api\/contact|net::.* at \/gallery-3.json/,
  });

  test("a missing page passes axe", async ({ page }) => {
    await page.goto("/no/such/page");
    await expectAccessible(page, phoneLayout);
  });

  test("a rejected form passes axe", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("  ");
    await page.getByLabel("Email").fill("ada@nowhere");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expectAccessible(page, phoneLayout);
  });

  test("the gallery passes axe while it loads and after it failed", async ({ page }) => {
    await page.goto("/gallery");
    await untilHydrated(page);
    const held = await holdBack(page, "**/gallery-2.json");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.locator(".skeleton")).toHaveCount(6);
    await expectAccessible(page, phoneLayout);
    held.release();
    await cutOff(page, "**/gallery-3.json");
    await page.getByRole("link", { name: "Page 3" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page, phoneLayout);
  });
});
