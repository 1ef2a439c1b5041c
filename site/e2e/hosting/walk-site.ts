import type { Page } from "@playwright/test";
import { expect, owner, untilHydrated } from "../fixtures.ts";

const expectPicture = async (page: Page) => {
  const picture = page.locator("main img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
};

const walkPages = async (page: Page, site: string) => {
  await page.goto(site);
  await page.locator("main a[href^='/service/']").first().click();
  await expect(page).toHaveURL(/\/service\/[\w-]+$/);
  await expectPicture(page);
  await page.goto(`${site}/gallery`);
  await untilHydrated(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${site}/gallery-2`);
  await expect(page.locator(".photo img")).toHaveCount(9);
  await expectPicture(page);
};

export const writeMessage = async (page: Page, site: string) => {
  await page.goto(`${site}/contact`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill(`Do you have tandems? I ask from ${site}.`);
  await page.getByRole("button", { name: "Submit" }).click();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("Contact information submitted successfully!");
  await page.waitForURL(`${site}/`);
};

export const useAdmin = async (page: Page, site: string) => {
  await page.goto(`${site}/login`);
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(`${site}/admin-panel`);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["device", "session"]);
  await page.goto(`${site}/contact-information`);
  await expect(page.getByText(`I ask from ${site}.`)).toBeVisible();
  await page.goto(`${site}/admin-gallery-list`);
  await expectPicture(page);
};

export const walkSite = async (page: Page, site: string) => {
  await walkPages(page, site);
  await writeMessage(page, site);
  await useAdmin(page, site);
};
