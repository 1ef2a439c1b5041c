import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";
import { takePhoto } from "./photos.ts";

test("an owner writes a story on a phone, and it is live in the list, at home and with its tour", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  const title = `Mist & <light> ${Date.now()}`;
  await page.goto("/admin-panel");
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.getByRole("link", { name: "Write a story" }).click();

  await page.getByRole("textbox", { name: "Title" }).fill(title);
  const slug = await page.getByRole("textbox", { name: "Address" }).inputValue();
  await page.getByLabel("Summary").fill("We could not see the bow of the kayak.");
  await expect(page.getByLabel("Author")).not.toHaveValue("");
  const buffer = await takePhoto({ width: 1200, height: 800 });
  const photo = { name: "mist.jpg", mimeType: "image/jpeg", buffer };
  await page.locator("input[type=file]").first().setInputFiles(photo);
  await page.getByRole("textbox", { name: "Alternative text" }).fill("A kayak in the mist");
  await page.getByRole("combobox", { name: "Tours nearby" }).click();
  await page.getByRole("option", { name: "Ndaba Falls Walk" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add block" }).click();
  await page.getByRole("menuitem", { name: "Paragraphs, lists and links" }).click();
  await page.getByRole("textbox", { name: "Text", exact: true }).click();
  await page.keyboard.type("Then the sun came through.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add story" }).click();
  await expect(page.getByText("No changes")).toBeVisible();

  const path = `/stories/${slug}`;
  await expect(async () => {
    expect((await page.request.get(path)).status()).toBe(200);
  }).toPass({ timeout: 60_000 });
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Then the sun came through.")).toBeVisible();
  await expect(page.getByRole("img", { name: "A kayak in the mist" })).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
  await expect(page.getByRole("heading", { name: "Tours nearby" })).toBeVisible();
  for (const place of ["/stories", "/", "/service/ndaba-falls-walk"]) {
    await page.goto(place);
    await expect(page.getByRole("main").locator(`a[href="${path}"]`), place).toHaveCount(1);
  }
  const feed = await (await page.request.get("/stories/feed.xml")).text();
  expect(feed).toContain(title.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"));
});
