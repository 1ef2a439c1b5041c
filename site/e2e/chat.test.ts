import { expect, test } from "./fixtures.ts";

test("the chat greets visitors and opens WhatsApp with the message in a new tab", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Open chat" }).click();
  const panel = page.getByRole("region", { name: "Chat" });
  await expect(panel).toContainText("Hi there! How can I help you today?");
  const field = panel.getByLabel("Your message");
  await expect(field).toBeFocused();
  await field.fill("   ");
  await field.press("Enter");
  await expect(panel).toBeVisible();

  await field.fill("Is Tuesday & Wednesday free?");
  const [tab, request] = await Promise.all([
    context.waitForEvent("page"),
    context.waitForEvent("request", (one) => one.isNavigationRequest()),
    field.press("Enter"),
  ]);
  await expect(panel).toBeHidden();
  const address = new URL(request.url());
  expect(address.origin + address.pathname).toBe("https://wa.me/250000000000");
  expect(address.searchParams.get("text")).toBe("Is Tuesday & Wednesday free?");
  await tab.close();

  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(panel).toContainText("Is Tuesday & Wednesday free?");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Open chat" })).toBeFocused();
});
