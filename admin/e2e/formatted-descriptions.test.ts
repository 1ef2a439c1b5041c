import { expect, test } from "./fixtures.ts";

test("an admin formats a description by keyboard, and visitors see the formatting", async ({
  page,
  request,
  ownerHeaders: headers,
}) => {
  test.slow();
  const title = `Formatted ${Date.now()}`;
  await page.goto("/create-service");
  await page.getByRole("button", { name: "Start blank" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await expect(page.getByRole("button", { name: "Bullet list" })).toBeVisible();

  const field = page.getByLabel("Description");
  await field.click();
  await page.keyboard.type("We leave at ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("dawn");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bullet list" }).click();
  await page.keyboard.type("A hat");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Water");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Detail page URL" })).toBeFocused();
  await page.getByRole("textbox", { name: "Title" }).focus();

  const answer = page.waitForResponse((reply) => reply.request().method() === "POST");
  await page.getByRole("button", { name: "Create Service" }).click();
  const { service } = await (await answer).json();
  expect(service.description).toBe("We leave at dawn.\n\nA hat\nWater");
  try {
    const description = page.locator(".service__description");
    await expect(async () => {
      expect((await request.get(`/service/${service._id}`)).status()).toBe(200);
    }).toPass({ timeout: 60_000 });
    await page.goto(`/service/${service._id}`);
    await expect(description.locator("strong")).toHaveText("dawn");
    await expect(description.getByRole("listitem")).toHaveText(["A hat", "Water"]);
  } finally {
    await request.delete(`/api/services/${service._id}`, { headers });
  }
});
