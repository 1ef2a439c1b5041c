import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test("a bot's form goes to spam, and the owner moves it back", async ({ page, admin }) => {
  test.slow();
  const destination = `Wahu Island ${Date.now()}`;

  await test.step("a bot fills in every field of the form, including the hidden one", async () => {
    await page.goto("/");
    const form = page.locator("#plan-your-tour");
    await form.getByLabel("Email").fill("program@example.test");
    await form.getByLabel("Destination").fill(destination);
    await form.getByLabel("Number of people").fill("2");
    await form.getByPlaceholder("Checkin Date").fill("3 June");
    await form.getByPlaceholder("Checkout Date").fill("5 June");
    await form.locator("input[name=topic]").evaluate((field: HTMLInputElement) => {
      field.value = "Buy now";
    });
    await form.getByRole("button", { name: "Inquire Now" }).click();
    await expect(form.getByText("We've received your inquiry")).toBeVisible();
  });

  const row = page.getByRole("listitem").filter({ hasText: destination });

  await test.step("the dashboard links to the spam; the bookings do not list it", async () => {
    await signIn(page, admin);
    await page.goto("/admin-panel");
    await expect(page.getByText(/^Possible spam \(last 7 days\)/)).toBeVisible();
    await page.goto(`/inquiries-information?q=${encodeURIComponent(destination)}`);
    await expect(page.getByText(/^Nothing found for/)).toBeVisible();
    await page.getByText("Spam", { exact: true }).click();
    await expect(page).toHaveURL(/spam=true/);
    await expect(row.getByText("Possible spam")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("the operator gets a notification, the sender gets no confirmation", async () => {
    await page.goto(`/admin-settings/outbox?q=${encodeURIComponent(destination)}`);
    const mails = page.getByRole("list", { name: "Emails" }).getByRole("listitem");
    await expect(mails).toHaveCount(1);
    await expect(mails).toContainText("Possible spam: New inquiry from");
    await expect(mails).toContainText(destination);
    await page.goBack();
  });

  await test.step("a message marked as no spam is listed among the bookings and stays there", async () => {
    await row.getByRole("button", { name: /^Not spam/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByText("Unanswered", { exact: true }).click();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row.getByRole("button", { name: /^Mark as spam/ })).toBeVisible();
    await expect(row.getByText("Possible spam")).toHaveCount(0);
  });
});
