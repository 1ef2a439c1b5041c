import { expect, signIn, test } from "./fixtures.ts";

const chat = "/admin-settings/site/chat";

test.describe("two owners", () => {
  test.use({ expectedErrors: /^Failed to load resource.* 409/ });

  test("who saves after the other sees both versions, and chooses", async ({ page, admin }) => {
    await signIn(page, admin);
    const other = await page.context().newPage();
    await page.goto(chat);
    await other.goto(chat);
    await other.getByLabel("Greeting").fill("Muraho! This is the other one.");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Saved. It will be live in a moment.")).toBeVisible();
    await page.getByLabel("Greeting").fill("Muraho! This is mine.");
    await page.getByRole("button", { name: "Save" }).click();
    const conflict = page.getByRole("group", { name: /settings were not saved/ });
    await expect(conflict.getByText("This is the other one.")).toBeVisible();
    await conflict.getByRole("button", { name: "Keep what I typed" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved. It will be live in a moment.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Greeting")).toHaveValue("Muraho! This is mine.");
  });
});

test("a line of a page is what the owner writes, as text", async ({ page, admin }) => {
  await signIn(page, admin);
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
