import { handbookPath } from "shared/paths";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

const screens = [
  { path: "/inbox", heading: "Answer guests" },
  { path: "/admin-settings/ways-to-pay", heading: "Proposals and payments" },
  { path: "/admin-settings/backup", heading: "Backup and restore" },
];

for (const { path, heading } of screens)
  test(`${path} opens its page of the handbook in a new tab`, async ({ page }) => {
    await page.goto(path);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "How this works" }).first().click();
    const handbook = await opened;
    await expect(handbook.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

test.describe("without a session and without JavaScript", () => {
  test.use({ startsSignedIn: false, javaScriptEnabled: false });

  test("leads from the start page to a page with its pictures", async ({ page }) => {
    await page.goto(handbookPath);
    await page.getByRole("link", { name: "Answer guests", exact: true }).click();
    const picture = page.getByRole("img", { name: "The inbox on a phone" });
    await picture.scrollIntoViewIfNeeded();
    const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isLoaded).toBe(true);
  });
});

test("is accessible on a phone and on a wide screen", async ({ page }) => {
  for (const slug of ["", "mail", "proposals-and-payments"]) {
    await page.goto(handbookPath + slug);
    await expectAccessible(page);
  }
});
