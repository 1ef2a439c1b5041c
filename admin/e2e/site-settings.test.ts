import { expect, test } from "./fixtures.ts";

test("visitors see an edited page line as plain text, with its markup escaped", async ({
  page,
}) => {
  await page.goto("/admin-settings/site/texts");
  const contact = page.getByRole("group", { name: "Contact" });
  const line = "Write to us <b>today</b>, we like to hear from you.";
  await contact.getByLabel("Line below this heading").fill(line);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. It will be live in a moment.")).toBeVisible();
  await expect(async () => {
    await page.goto("/contact");
    await expect(page.getByText(line)).toBeVisible({ timeout: 500 });
  }).toPass();
});
