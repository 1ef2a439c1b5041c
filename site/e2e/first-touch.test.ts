import type { Page } from "@playwright/test";
import { expect, holdBack, test } from "./fixtures.ts";

/** A slow phone on a bad connection: 400 kbit/s, 400 ms round trip, a quarter of the CPU. */
const slowDown = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await browser.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
};

test.describe("on a slow phone the first touch works", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.slow();

  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await slowDown(page);
  };

  test("opens the chat", async ({ page }) => {
    await open(page, "/about");
    await page.locator(".chat__button").tap();
    await expect(page.getByRole("region", { name: "Chat" })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL("/about");
  });

  test("opens the chat with the space bar", async ({ page }) => {
    await open(page, "/about");
    await page.locator(".chat__button").press("Space");
    await expect(page.getByRole("region", { name: "Chat" })).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("opens the menu and the tours", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator("summary").filter({ hasText: "Services" }).tap();
    await expect(page.locator(".services-menu__all")).toBeVisible();
  });

  test("opens a picture and the gallery's second page", async ({ page }) => {
    await open(page, "/gallery");
    await page.locator(".photo__link").first().tap();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).tap();
    await page.getByRole("link", { name: "Page 2" }).tap();
    await expect(page).toHaveURL("/gallery-2", { timeout: 30_000 });
  });

  test("pauses the slideshow", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "Pause slideshow" }).tap();
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
  });

  test("opens the calendar at once", async ({ page }) => {
    await page.addInitScript(() => {
      HTMLInputElement.prototype.showPicker = function () {
        document.body.dataset.opened = this.className;
      };
    });
    await open(page, "/");
    await page.getByRole("button", { name: "Choose a date: From" }).tap();
    await expect(page.locator("body")).toHaveAttribute("data-opened", "field__picker");
  });

  test("keeps text typed while the form's script is loading", async ({ page }) => {
    await open(page, "/contact");
    await page.getByLabel("Name").pressSequentially("Ada", { delay: 20 });
    await page.getByLabel("Email").pressSequentially("ada@example.test", { delay: 20 });
    await page.getByLabel("Message").pressSequentially("Do you have tandems?", { delay: 20 });
    await expect(page.locator("main astro-island[ssr]")).toHaveCount(0, { timeout: 30_000 });
    await page.getByLabel("Message").pressSequentially(" Two.", { delay: 20 });
    await expect(page.getByLabel("Name")).toHaveValue("Ada");
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.test");
    await expect(page.getByLabel("Message")).toHaveValue("Do you have tandems? Two.");
    const draft = await page.evaluate(() => sessionStorage.getItem("message:contact"));
    expect(draft).toContain("ada@example.test");
  });
});

test.describe("a form whose script failed to load", () => {
  test.use({ expectedErrors: /Error hydrating/ });

  test("keeps its text without a connection, says so, and sends it once online", async ({
    page,
    context,
  }) => {
    await page.goto("/contact", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.test");
    await page.getByLabel("Message").fill("Do you have tandems?");
    await page.getByRole("button", { name: "Submit" }).click();
    const notice = page.getByText("You're offline.");
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await page.getByLabel("Name").focus();
    await expect(notice).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("Do you have tandems?");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(/\/(contact-sent)?$/, { timeout: 30_000 });
  });
});

test("opens the chat if its script arrives during the press", async ({ page }) => {
  const chunk = "**/_astro/ChatWidget.*.js";
  const script = await holdBack(page, chunk);
  await page.goto("/about");
  const chunkRequest = page.waitForRequest(chunk);
  await page.locator(".chat__button").hover();
  await page.mouse.down();
  const url = (await chunkRequest).url();
  script.release();
  await page.evaluate((loaded) => import(loaded), url);
  // By now a button has replaced the link.
  await page.waitForTimeout(500);
  await page.mouse.up();
  await expect(page.getByRole("region", { name: "Chat" })).toBeVisible();
});
