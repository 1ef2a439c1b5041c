import { allViews, expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, signIn, test } from "./fixtures.ts";

test.beforeEach(async ({ page, admin }) => {
  test.slow();
  await signIn(page, admin);
});

test("an admin chooses what to be told of, for all devices", async ({ page }) => {
  await page.goto("/admin-settings/notifications");
  await page.getByRole("radio", { name: "Only in conversations assigned to me" }).check();
  await page.getByRole("switch", { name: "Hide the names of guests" }).check({ force: true });
  await expect(page.getByRole("switch", { name: "Hide the names of guests" })).toBeChecked();
  await expectAccessible(page, allViews);
  await page.reload();
  await expect(
    page.getByRole("radio", { name: "Only in conversations assigned to me" }),
  ).toBeChecked();
  await expect(page.getByRole("switch", { name: "Hide the names of guests" })).toBeChecked();
});
