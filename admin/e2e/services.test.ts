import { expect, test } from "./fixtures.ts";

const picture = {
  name: "lake.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
    "base64",
  ),
};

test("an admin creates a service with a picture, sees it in the list and deletes it", async ({
  page,
}) => {
  const title = `Night paddle ${Date.now()}`;
  await page.goto("/create-service");
  await expect(page.getByText(/^Copied from/)).toBeVisible();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.locator("input[type=file][multiple]").setInputFiles(picture);
  const photo = page.getByRole("group", { name: "Photo 1" }).locator("img");
  await expect(photo).not.toHaveJSProperty("naturalWidth", 0);
  await page.getByRole("button", { name: "Create Service" }).click();
  await expect(page.getByText("✅ Service created successfully!")).toBeVisible();
  await page.waitForURL("/tour-services");

  const row = page.getByRole("listitem").filter({ hasText: title });
  await expect(row.locator("img")).not.toHaveJSProperty("naturalWidth", 0);

  await row.getByRole("button", { name: `Delete ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
});
