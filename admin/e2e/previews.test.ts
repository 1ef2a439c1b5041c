import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 1_440, height: 900 } });

test("a draft shows beside its form and behind a link, whose reader answers", async ({
  page,
  browser,
  ownerHeaders,
}) => {
  test.slow();
  const { path } = await createTour(page.request, ownerHeaders, `Kayak ${Date.now()}`);
  await page.goto(path);
  const pane = page.getByRole("complementary", { name: "Preview" });
  const shown = pane.frameLocator("iframe:not([data-hidden])");
  const title = page.getByRole("textbox", { name: "Title" });

  await test.step("the page follows what is typed", async () => {
    await expect(shown.locator("h1")).toContainText("Kayak", { timeout: 60_000 });
    await title.fill("Sunset kayak");
    await expect(shown.locator("h1")).toHaveText("Sunset kayak");
    await title.fill("");
    await expect(pane.getByText("Title is required.")).toBeVisible();
    await title.fill("Moonlight kayak");
    await expect(shown.locator("h1")).toHaveText("Moonlight kayak");
    await expect(pane.getByText("Title is required.")).toHaveCount(0);
  });

  await page.getByRole("button", { name: "Keep as draft" }).click();
  await expect(page.getByText("Draft kept")).toBeVisible();
  await page.goto(path);
  await page.getByRole("button", { name: "Preview links" }).click();
  const dialog = page.getByRole("dialog", { name: "Preview links" });
  await dialog.getByRole("button", { name: "Create a link" }).click();
  const link = await dialog.getByRole("link", { name: "Open", exact: true }).getAttribute("href");

  await test.step("a phone without JavaScript shows the draft and sends a note", async () => {
    const viewport = { width: 360, height: 740 };
    const phone = await browser.newContext({ viewport, javaScriptEnabled: false });
    const reader = await phone.newPage();
    expect((await reader.goto(link ?? ""))?.status()).toBe(200);
    await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Moonlight kayak");
    await expect(reader.getByText(/^Draft of .+, not public$/)).toBeInViewport();
    const isWide = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
    expect(await reader.evaluate(isWide)).toBe(false);
    await reader.getByText("Answer", { exact: true }).click();
    await reader.getByLabel("Your note").fill("The price is missing.");
    await reader.getByRole("button", { name: "Send note" }).click();
    await expect(reader.getByRole("status")).toContainText("has your answer.");
    await phone.close();
  });

  await test.step("the note appears in the editor, and the link can be ended", async () => {
    await page.goto(path);
    await page.getByRole("button", { name: /^Preview links.*1/ }).click();
    await expect(dialog).toContainText("The price is missing.");
    await dialog.getByRole("button", { name: "End link" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End link" }).click();
    await expect(dialog).toContainText("ended");
    expect((await page.request.get(link ?? "")).status()).toBe(404);
  });

  await test.step("a closed pane stays closed", async () => {
    await page.keyboard.press("Escape");
    await pane.getByRole("button", { name: "Close the preview" }).click();
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeVisible();
    await expect(pane).toHaveCount(0);
  });
});
