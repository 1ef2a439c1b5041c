import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test.beforeEach(async ({ page, admin }) => {
  test.slow();
  await signIn(page, admin);
});

test("an admin chooses notifications for all devices", async ({ page }) => {
  await page.goto("/admin-settings/notifications");
  const mine = page.getByRole("radio", { name: "Only in conversations assigned to me" });
  const hidesNames = page.getByRole("switch", { name: "Hide guests' names" });
  await mine.click();
  await expect(mine).toBeChecked();
  await hidesNames.click();
  await expect(hidesNames).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(mine).toBeChecked();
  await expect(hidesNames).toBeChecked();
});
