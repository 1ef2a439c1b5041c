import { expect, owner, test } from "./fixtures.ts";

test("changing the ways to pay needs the password again", async ({ page }) => {
  await page.goto("/admin-settings/ways-to-pay");
  await page.getByRole("button", { name: "Add mobile money" }).click();
  await page.getByRole("textbox", { name: "Number or code" }).last().fill("*182*8*1*123456#");
  await page.getByRole("button", { name: "Save ways to pay" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Ways to pay" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Number or code" }).last()).toHaveValue(
    "*182*8*1*123456#",
  );
});
