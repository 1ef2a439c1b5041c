import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, holdBack, test } from "./fixtures.ts";

const kayak = "/service/night-boat-with-the-singing-fishermen";

test("/services lists the tours", async ({ page }) => {
  await page.goto("/services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Services/Tours");
  expect(await page.locator(".card").count()).toBeGreaterThanOrEqual(20);
  await expect(page.locator(`.card a[href="${kayak}"]`)).toHaveCount(1);
});

test("a tour's page shows all its facts", async ({ page }) => {
  await page.goto(kayak);
  const main = page.getByRole("main");
  const title = await main.getByRole("heading", { level: 1 }).textContent();
  await expect(main.locator(".service__description")).not.toBeEmpty();
  for (const name of ["Highlights", "Additional Tips"]) {
    const list = main.locator("section").filter({ has: page.getByRole("heading", { name }) });
    expect(await list.getByRole("listitem").count()).toBeGreaterThan(0);
  }
  const booking = main.locator("section").filter({ hasText: "Bookings and More Information" });
  await expect(booking.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=About/,
  );
  await expect(booking.getByRole("link", { name: "Email" })).toHaveAttribute("href", /^mailto:.+@/);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));
  await page.emulateMedia({ reducedMotion: "reduce" });
  const caption = await main.locator(".service__caption").textContent();
  await main.getByRole("link", { name: "Enlarge the photo" }).click();
  await expect(page.getByRole("dialog").locator(".lightbox__caption")).toHaveText(caption ?? "?");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await main.getByRole("link", { name: "See the gallery" }).click();
  await expect(page).toHaveURL("/gallery");
});

test("the chat on a tour's page names the tour", async ({ page }) => {
  await page.goto(kayak);
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  await page.getByRole("button", { name: "Open chat" }).click();
  await expect(page.getByRole("region", { name: "Chat" })).toContainText(title ?? "?");
});

test.describe("a tour without a page", () => {
  test.use({ expectedErrors: /status of 404.* at \/(api\/services|service)\/nobody-knows-it/ });

  test("is loading, then not found", async ({ page }) => {
    const held = await holdBack(page, "**/api/services/*");
    const response = await page.goto("/service/nobody-knows-it");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("main")).toContainText("Loading");
    await expectAccessible(page, phoneLayout);
    held.release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service not found");
    await expectAccessible(page, phoneLayout);
  });
});
