import { expect, owner, signInByForm, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test("an inquiry reaches the owner, and an edited tour reaches the public page", async ({
  page,
}) => {
  // The site is live only when all saves are, including those of parallel tests.
  test.slow();
  const destination = `Napoleon Island ${Date.now()}`;
  const title = `Kayak to Napoleon Island at ${Date.now()}`;

  await test.step("a traveller reads a prebuilt page and sends an inquiry", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const form = page.locator("#plan-your-tour");
    await form.getByLabel("Email").fill("traveller@example.test");
    await form.getByLabel("Destination").fill(destination);
    await form.getByLabel("Number of people").fill("2");
    await form.getByPlaceholder("Checkin Date").fill("3 June");
    await form.getByPlaceholder("Checkout Date").fill("5 June");
    await form.getByRole("button", { name: "Inquire Now" }).click();
    await expect(form.getByText("We've received your inquiry")).toBeVisible();
  });

  await test.step("the owner signs in and answers the inquiry", async () => {
    await signInByForm(page, owner);
    await page.waitForURL("/admin-panel");
    await page.goto("/inquiries-information");
    const inquiry = page.getByRole("listitem").filter({ hasText: destination });
    await inquiry.getByRole("button", { name: /^Respond/ }).click();
    await page.getByLabel("Your response").fill("Karibu! The boat leaves at seven.");
    await page.getByRole("button", { name: "Send" }).click();
    await page
      .getByRole("alertdialog")
      .filter({ hasText: "Response sent successfully!" })
      .getByRole("button")
      .click();
    await expect(inquiry.getByText("The boat leaves at seven.")).toBeVisible();
  });

  await test.step("the owner renames a tour and sees the change go live", async () => {
    await page.goto("/update-service/kayak-to-napoleon-island");
    await page.getByLabel("Title").fill(title);
    const site = page.getByRole("status", { name: "The public site" });
    // Starts watching before the save, so that the old "Live" does not pass for the new one.
    const underWay = expect(site).toHaveText(/Update waiting|Updating/, { timeout: 15_000 });
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    await underWay;
    await page.waitForURL("/admin-panel");
    await expect(site).toContainText("Live", { timeout: 90_000 });
  });

  await test.step("visitors read the new title", async () => {
    await expect(async () => {
      await page.goto("/service/kayak-to-napoleon-island");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title, { timeout: 500 });
    }).toPass({ timeout: 30_000 });
  });
});
