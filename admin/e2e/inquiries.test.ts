import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

test("an admin deletes an inquiry after confirming", async ({ page, request }) => {
  const destination = `Amahoro Island ${Date.now()}`;
  const inquiry = { email: "traveller@example.test", destination, paxNumber: 2 };
  const dates = { checkinDate: "3 June", checkoutDate: "5 June" };
  const reply = await request.post("/api/inquiries", { data: { ...inquiry, ...dates } });
  expect(reply.status()).toBe(201);

  await page.goto("/inquiries-information");
  const row = page.getByRole("listitem").filter({ hasText: destination });
  const dialog = page.getByRole("alertdialog");
  await row.getByRole("button", { name: /^Delete/ }).click();
  await expect(dialog).toHaveAccessibleName(/\w/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: /^Delete/ }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.filter({ hasText: "Inquiry deleted successfully!" })).toBeVisible();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(row).toHaveCount(0);
});
