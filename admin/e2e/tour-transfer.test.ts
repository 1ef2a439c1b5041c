import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

test("an admin exports all tours and previews the changes of the same file", async ({ page }) => {
  await page.goto("/tour-services");
  await page.getByRole("link", { name: "Export and import" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Archive with photos" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^tours-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await download.path();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Export and import");
  await page.locator("input[type=file]").setInputFiles({
    name: "tours.zip",
    mimeType: "application/zip",
    buffer: await readFile(archive),
  });
  const row = page.getByRole("row").filter({ hasText: "kibuye-town-and-market-walk" });
  await expect(row).toContainText("Unchanged");
  await expectAccessible(page);
});
