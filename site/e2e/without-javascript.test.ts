import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false });

test("an inquiry is sent and a page confirms it", async ({ page }) => {
  await page.goto("/");
  const form = page.locator("#plan-your-tour");
  await form.getByLabel("Email").fill("ada@example.test");
  await form.getByLabel("Destination").fill("Napoleon Island");
  await form.getByLabel("Number of people").fill("2");
  await form.getByPlaceholder("Checkin Date").fill("3 June");
  await form.getByPlaceholder("Checkout Date").fill("5 June");
  await form.getByRole("button", { name: "Inquire Now" }).click();
  await expect(page).toHaveURL("/inquiry-sent");
});

test("a contact message is sent, and a rejected one is explained", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@nowhere");
  await page.getByLabel("Message").fill("Do you have tandems?");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL("/form-problem");
  await page.goBack();
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Do you have tandems?");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page).toHaveURL("/contact-sent");
});

test("the menus open and lead to a tour, wide and narrow", async ({ page }) => {
  await page.goto("/");
  await page.locator("summary").filter({ hasText: "Services" }).click();
  await page.locator(".services-menu__link", { hasText: "Ndaba Falls Walk" }).click();
  await expect(page).toHaveURL(/\/service\//);

  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
});

test("tours are filtered by activity; filters that need a script are hidden", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#tour-filters")).toBeHidden();
  await page.getByRole("link", { name: /^Kayak \d/ }).click();
  await expect(page).toHaveURL("/services/kayak");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kayak tours on Lake Kivu");
  const cards = page.locator(".card");
  await expect(cards.filter({ hasText: "Kayak to Napoleon Island" })).toBeVisible();
  await expect(cards.filter({ hasText: "Gisovu Tea Ride" })).toHaveCount(0);
  await expect(page.locator("#tour-filters")).toBeHidden();
});

test("families, several days and comparisons have pages of their own", async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("button", { name: /^Compare/ })).toHaveCount(0);
  await page.getByRole("link", { name: /^Several days \d/ }).click();
  await expect(page).toHaveURL("/services/several-days");
  await expect(page.locator(".card", { hasText: "6-Day MTB Adventure" })).toBeVisible();
  await page.getByRole("link", { name: /^Families \d/ }).click();
  await expect(page).toHaveURL("/services/families");
  await expect(page.locator(".page-lead")).toHaveText(/^\d+ tours that a child of 8 can join: /);
  await page.getByRole("link", { name: /^Compare all \d+ in a table$/ }).click();
  await expect(page).toHaveURL("/compare/families");
  const ages = page.getByRole("row", { name: /^Age/ }).getByRole("cell");
  expect(await ages.count()).toBeGreaterThan(5);
  await expect(ages.first()).toHaveText(/^(all ages|\d+ and up)$/);
  await page.goto("/compare");
  await page.getByRole("link", { name: /^Kayak \d/ }).click();
  await expect(page).toHaveURL("/compare/kayak");
});

test("all pictures of the gallery are reachable", async ({ page }) => {
  await page.goto("/gallery");
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/gallery-2");
  await expect(page.locator(".photo")).toHaveCount(9);
  const file = await page.locator(".photo__link").first().getAttribute("href");
  expect((await page.request.get(file ?? "")).headers()["content-type"]).toBe("image/jpeg");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test("the chat is a plain link, and the sign-in page says what it needs", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("link", { name: "Chat with us on WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\//,
  );
  await expect(page.locator("main noscript p")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
});
