import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";
import { takePhoto } from "./photos.ts";

test("an owner writes a page, and visitors read it at its address", async ({ page }) => {
  const title = `Our boats ${Date.now()}`;
  await page.goto("/admin-settings/pages");
  await page.getByRole("link", { name: "Add page" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  const slug = await page.getByRole("textbox", { name: "Address" }).inputValue();

  const block = (number: number) => page.getByRole("group", { name: `Block ${number}` });
  const add = async (hint: string) => {
    await page.getByRole("button", { name: "Add block" }).click();
    await page.getByRole("menuitem", { name: hint }).click();
  };
  await add("Starts a section");
  await page.keyboard.type("Two boats of wood");

  await add("Paragraphs, lists and links");
  const text = block(2).getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.type("Ask for a seat");
  await text.press("ControlOrMeta+a");
  await block(2).getByRole("button", { name: "Link" }).click();
  const link = page.getByRole("textbox", { name: "Link" });
  await link.fill("javascript:alert(1)");
  await link.press("Enter");
  await expect(page.getByText(/^Link must be a web address/)).toBeVisible();
  await link.fill("/contact");
  await link.press("Enter");

  await add("A photo with a caption");
  const buffer = await takePhoto({ width: 900, height: 600 });
  const photo = { name: "boat.jpg", mimeType: "image/jpeg", buffer };
  await block(3).locator("input[type=file]").setInputFiles(photo);
  await block(3).getByRole("textbox", { name: "Alternative text" }).fill("A boat of wood");

  await add("What guests ask");
  await block(4).getByRole("textbox", { name: "Question" }).fill("Who built them?");
  await block(4).getByRole("textbox", { name: "Answer" }).fill("A family in Karongi.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add page" }).click();
  await expect(page.getByText("No changes")).toBeVisible();

  await expect(async () => {
    const reply = await page.request.get(`/${slug}`);
    expect(reply.status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  await page.goto(`/${slug}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Two boats of wood" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask for a seat" })).toHaveAttribute(
    "href",
    "/contact",
  );
  await expect(page.getByRole("img", { name: "A boat of wood" })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
  await expect(page.getByText("Who built them?")).toBeVisible();
});
