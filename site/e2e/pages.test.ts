import { demoSettings } from "../../api/demo/site-settings.ts";
import { expect, test, untilHydrated } from "./fixtures.ts";

test("/about shows guests' quotes and links to the contact page", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^About/);
  await expect(main.getByRole("heading", { name: "What guests say" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
});

test("the 6-day tour shows each day and can be booked", async ({ page }) => {
  await page.goto("/explore-more-to-Rwanda");
  await expect(page.locator(".stage__when")).toHaveText(
    [1, 2, 3, 4, 5, 6].map((day) => `Day ${day}`),
  );
  await expect(page.locator("body")).toHaveAttribute("data-topic", /^6-Day MTB/);
  await page.getByRole("link", { name: "Book" }).first().click();
  await expect(page).toHaveURL(/\/#plan-your-tour$/);
  await expect(page.getByRole("heading", { name: "Plan Your Tour" })).toBeInViewport();
  await expect(page.getByLabel("Destination")).toHaveValue("6-Day MTB Adventure Through Rwanda");
  await untilHydrated(page);
  await page.getByLabel("Destination").fill("Idjwi");
  await page.reload();
  await expect(page.getByLabel("Destination")).toHaveValue("Idjwi");
});

test("the privacy page lists the stored data", async ({ page, context }) => {
  await page.goto("/privacy");
  const main = page.getByRole("main");
  await expect(main).toContainText("We keep them until we delete them.");
  await expect(main).toContainText("your name, contact details, group (with the ages of children)");
  await expect(main).toContainText("the tours you chose to compare");
  await expect(main).toContainText("When you sign in, a cookie remembers for a year");
  await expect(main).toContainText("This site sets no other cookies.");
  expect(await context.cookies()).toEqual([]);
});

test("“Book” on the 6-day tour's page replaces a destination typed before", async ({ page }) => {
  const destination = page.getByLabel("Destination");
  await page.goto("/");
  await untilHydrated(page);
  await destination.fill("Kayak to Napoleon Island");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.goto("/explore-more-to-Rwanda");
  await page.getByRole("link", { name: "Book", exact: true }).first().click();
  await expect(page).toHaveURL("/#plan-your-tour");
  await expect(destination).toHaveValue("6-Day MTB Adventure Through Rwanda");
  await expect(page.getByLabel("Email")).toHaveValue("ada@example.test");
});

test("every form links to the privacy page", async ({ page }) => {
  for (const path of ["/", "/contact", "/join", "/service/night-boat-with-the-singing-fishermen"]) {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: "Privacy" });
    await expect(link).toHaveAttribute("href", "/privacy");
  }
});

test("shows own reviews with a link to more if no third party's are configured", async ({
  page,
}) => {
  for (const path of ["/about", "/"]) {
    await page.goto(path);
    const google = page.getByRole("region", { name: "Our Google Reviews" });
    const link = google.getByRole("link");
    await expect(link).toHaveText("Read our reviews on Google");
    await expect(link).toHaveAttribute("href", demoSettings.reviews.link ?? "");
    await expect(google.locator("blockquote")).toHaveCount(0);
    const own = page.getByRole("heading", { level: 2, name: "What guests wrote to us directly" });
    await expect(own).toBeVisible();
    await expect(page.getByRole("region", { name: "Reviews", exact: true })).toContainText(
      /Sample guest 1 · \w+ \d{4} · Kayak to Napoleon Island/,
    );
  }
});

test("a page shows the outcome of a form sent without a script", async ({ page }) => {
  for (const [path, text] of [
    ["/inquiry-sent", "We've received your inquiry"],
    ["/contact-sent", "Contact information submitted successfully!"],
    ["/form-problem", "what you typed should still be there"],
    ["/form-later", "nothing was saved"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main")).toContainText(text);
  }
});

test.describe("for a missing page", () => {
  test.use({ expectedErrors: /status of 404.* at \/no\/such\/page/ });

  test("any other path shows Page NOT FOUND!", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page NOT FOUND!");
    await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toBeVisible();
  });
});
