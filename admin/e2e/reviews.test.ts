import { expect, test } from "./fixtures.ts";

test("an owner adds a review, visitors read it, and deleting removes it", async ({ page }) => {
  // The site is live only when all saves are, including those of parallel tests.
  test.slow();
  const patience = { timeout: 90_000 };
  const name = `Sample guest ${Date.now()}`;
  const readHome = async () => (await page.request.get("/")).text();
  await page.goto("/admin-panel/reviews");
  await page.getByRole("link", { name: "Add a review" }).click();
  await page.getByRole("textbox", { name: "Comment" }).fill("Calm water, and the bats at dusk.");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("textbox", { name: "Country" }).fill("Kenya");
  await page.getByLabel("Month of the visit").fill("2026-05");
  await page.getByLabel("Stars").selectOption("4 stars");
  await page.getByRole("combobox", { name: "Tour" }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.getByRole("button", { name: "Add review" }).click();
  await page.waitForURL("/admin-panel/reviews");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Kenya · visited in May 2026");

  await test.step("visitors read the review", async () => {
    await expect.poll(readHome, patience).toContain(`${name}, Kenya`);
  });

  await test.step("the keyboard moves the review", async () => {
    const rows = page.getByRole("list", { name: "Reviews" }).getByRole("listitem");
    await expect(rows.first()).toContainText(name);
    await row.getByRole("button", { name: /^Drag/ }).focus();
    await page.keyboard.press("Space");
    const announcements = page.locator("[aria-live=assertive]");
    await expect(announcements.filter({ hasText: "Review 1 is held at position 1" })).toHaveCount(
      1,
    );
    // A key press before the rows are measured does nothing.
    await expect(async () => {
      await page.keyboard.press("ArrowDown");
      const isMoved = announcements.filter({ hasText: /^Review 1 is held at position [2-9]/ });
      await expect(isMoved).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.keyboard.press("Space");
    await expect(page.getByText("Order saved")).toBeVisible();
    await expect(rows.first()).not.toContainText(name);
  });

  await test.step("deleting asks first", async () => {
    const remove = row.getByRole("button", { name: /^Delete/ });
    const dialog = page.getByRole("alertdialog");
    await remove.click();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(row).toHaveCount(1);
    await remove.click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    await expect.poll(readHome, patience).not.toContain(name);
  });
});
