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

test("previews the owner's words for a confirmation email on a phone and in the dark", async ({
  page,
}) => {
  await page.goto("/admin-settings/site/receipts");
  const section = page.getByRole("region", { name: "After an inquiry" });
  const text = section.getByRole("textbox", { name: "Text" });
  await text.fill("Muraho !");
  await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(7, 7));
  const variables = section.getByRole("group", { name: "Insert into the text" });
  await variables.getByRole("button", { name: "{name}" }).click();
  await expect(text).toHaveValue("Muraho {name}!");
  await section.getByRole("button", { name: "Preview" }).click();
  await section.getByText("Dark", { exact: true }).click();
  const email = section.frameLocator("iframe");
  await expect(email.getByText("Muraho Ada!")).toBeVisible();
  await expect(email.locator("body")).toHaveCSS("background-color", "rgb(10, 27, 32)");
  await section.getByRole("button", { name: "Use the standard text" }).click();
  await expect(email.getByText(/^Thank you for your inquiry/)).toBeVisible();
});
