import { allViews, expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { cutOff, expect, failedRequest, holdBack, test, untilHydrated } from "./fixtures.ts";

const narrow = { width: 320, colorScheme: "dark" } as const;
const wide = { width: 1440, colorScheme: "light" } as const;

const pages = [
  "/",
  "/services",
  "/services/kayak",
  "/service/night-boat-with-the-singing-fishermen",
  "/gallery",
  "/gallery-2",
  "/about",
  "/explore-more-to-Rwanda",
  "/questions",
  "/practical-information",
  "/privacy",
  "/terms",
  "/accessibility",
  "/contact",
  "/login",
  "/join",
  "/inquiry-sent",
  "/form-problem",
];

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, allViews);
  });
}

test("nor with the menus and the chat open", async ({ page }) => {
  await page.goto("/about");
  await page.locator("summary").filter({ hasText: "Services" }).click();
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByRole("region", { name: "Chat" })).toBeVisible();
  await expectAccessible(page, [wide]);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole("button", { name: "Menu" }).click();
  await expectAccessible(page, [narrow]);
});

test("nor while a picture fills the window", async ({ page }) => {
  await page.goto("/gallery");
  await page.locator(".photo__link").first().click();
  await expect(page.getByRole("dialog").locator(".lightbox__caption")).not.toBeEmpty();
  await expectAccessible(page, [wide, narrow]);
});

test("nor while creating an account", async ({ page }) => {
  await page.goto("/join");
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByLabel("Username")).toBeVisible();
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
  await expectAccessible(page);
});

test("nor while a form is on its way", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Hello");
  await holdBack(page, "**/api/contact");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expectAccessible(page);
});

test("nor when a form was taken", async ({ page }) => {
  await page.goto("/contact");
  // The home page does not open while axe is looking.
  await page.route(/:\d+\/$/, (route) => route.fulfill({ status: 204 }));
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Hello");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  await expectAccessible(page);
});

test.describe("in trouble", () => {
  test.use({ expectedErrors: failedRequest });

  test("nor on a missing page", async ({ page }) => {
    await page.goto("/no/such/page");
    await expectAccessible(page);
  });

  test("nor where a tour is loading or not found", async ({ page }) => {
    const held = await holdBack(page, "**/api/services/*");
    await page.goto("/service/nobody-knows-it");
    await expectAccessible(page);
    held.release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found");
    await expectAccessible(page);
  });

  test("nor where a form was refused", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Name").fill("  ");
    await page.getByLabel("Email").fill("ada@nowhere");
    await page.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expectAccessible(page);
  });

  test("nor where the gallery is loading or failing", async ({ page }) => {
    await page.goto("/gallery");
    await untilHydrated(page);
    const held = await holdBack(page, "**/gallery-2.json");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page.locator(".skeleton")).toHaveCount(6);
    await expectAccessible(page);
    held.release();
    await cutOff(page, "**/gallery-3.json");
    await page.getByRole("link", { name: "Page 3" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
  });
});
