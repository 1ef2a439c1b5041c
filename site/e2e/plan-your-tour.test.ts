import type { Page } from "@playwright/test";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { cutOff, expect, lostConnection, test } from "./fixtures.ts";

const kayak = "/service/kayak-to-napoleon-island";
const mtb = "/explore-more-to-Rwanda";

const plan = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Plan your tour" });
const dialog = (page: Page) => page.getByRole("dialog");

const openPlan = async (page: Page, path: string) => {
  await page.goto(path);
  await plan(page).click();
  await expect(dialog(page)).toBeVisible();
};

const fillIn = async (page: Page) => {
  await dialog(page).getByLabel("Number of people").fill("4");
  await dialog(page).getByLabel("Email").fill("ada@example.test");
};

test.describe("“Plan your tour”", () => {
  for (const [path, tour] of [
    [kayak, "Kayak to Napoleon Island"],
    [mtb, "6-Day MTB Adventure Through Rwanda"],
    ["/services", ""],
  ] as const)
    test(`opens the form on ${path} with the page's tour`, async ({ page }) => {
      await openPlan(page, path);
      await expect(dialog(page).getByLabel("Destination")).toHaveValue(tour);
      await expect(page).toHaveURL(path);
    });

  test("sends an inquiry from a page without a form of its own", async ({ page }) => {
    await openPlan(page, mtb);
    await fillIn(page);
    await dialog(page).getByPlaceholder("Checkin Date").fill("3 June");
    await dialog(page).getByPlaceholder("Checkout Date").fill("8 June");
    const sent = page.waitForRequest("**/api/inquiries");
    await dialog(page).getByRole("button", { name: "Inquire Now" }).click();
    const tour = "6-Day MTB Adventure Through Rwanda";
    expect((await sent).postDataJSON()).toMatchObject({ destination: tour, page: mtb });
    await expect(dialog(page).getByText("We've got your inquiry")).toBeVisible();
  });

  test("keeps the focus inside, and Escape returns it to the link with the text kept", async ({
    page,
  }) => {
    await openPlan(page, kayak);
    await fillIn(page);
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press("Tab");
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest("[role=dialog]") !== null;
      });
      expect(place).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(plan(page)).toBeFocused();
    await expect(page.locator("#inquire").getByLabel("Email")).toHaveValue("ada@example.test");
    await plan(page).click();
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test("fills a phone's screen and scrolls to its button", async ({ page }) => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await openPlan(page, kayak);
      const box = await dialog(page).boundingBox();
      if (size.width < 640) expect(box).toMatchObject({ x: 0, y: 0, ...size });
      const button = dialog(page).getByRole("button", { name: "Inquire Now" });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  });

  test("is accessible in light and dark", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openPlan(page, kayak);
      await expectAccessible(page);
    }
  });

  test("focuses a form that is in view instead of opening it", async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await page.goto("/");
    await plan(page).click();
    await expect(page.locator("#plan-your-tour").getByLabel("Name")).toBeFocused();
    await expect(dialog(page)).toBeHidden();
  });

  test.describe("without a connection to its script", () => {
    test.use({ expectedErrors: lostConnection("/_astro/open-plan") });

    test("follows the link", async ({ page }) => {
      await cutOff(page, "**/open-plan*.js");
      await page.goto("/services");
      await plan(page).click();
      await expect(page).toHaveURL("/#plan-your-tour");
    });
  });
});

test("the card stays beside the tour and hands group and day on to the form", async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 900 });
  await page.goto(kayak);
  const card = page.getByRole("complementary", { name: "Prices and booking" });
  await card.getByLabel("Group size").fill("4");
  await expect(card.getByText(/US\$.180 for 4 people/)).toBeVisible();
  await card.getByLabel("Day").fill("12 Dec");
  const heading = page.getByRole("heading", { name: "What to bring" });
  await heading.scrollIntoViewIfNeeded();
  await expect(card.getByRole("link", { name: "Inquire" })).toBeInViewport({ ratio: 1 });
  await card.getByRole("link", { name: "Inquire" }).click();
  await expect(dialog(page).getByLabel("Number of people")).toHaveValue("4");
  await expect(dialog(page).getByLabel("Date", { exact: true })).toHaveValue("12 Dec");
  await page.keyboard.press("Escape");
  await card.getByRole("link", { name: "What happens if the wind gets up?" }).click();
  await expect(page.locator("#answer-1")).toBeInViewport();
});

test("the next tour's card and form know the group and the guest", async ({ page }) => {
  await openPlan(page, kayak);
  await fillIn(page);
  await dialog(page).getByLabel("Date", { exact: true }).fill("12 Dec");
  await page.goto("/service/five-days-on-the-congo-nile-trail");
  const card = page.getByRole("complementary", { name: "Prices and booking" });
  await expect(card.getByLabel("Group size")).toHaveValue("4");
  await expect(card.getByText(/US\$.3,160 for 4 people/)).toBeVisible();
  await plan(page).click();
  await expect(dialog(page).getByLabel("Email")).toHaveValue("ada@example.test");
  await expect(dialog(page).getByLabel("From")).toHaveValue("12 Dec");
  await expect(dialog(page).getByLabel("To", { exact: true })).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("“Plan your tour” is a link, and the card lists all prices", async ({ page }) => {
    await page.goto(kayak);
    await expect(plan(page)).toHaveAttribute("href", "#inquire");
    const card = page.getByRole("complementary", { name: "Prices and booking" });
    await expect(card.getByRole("listitem").filter({ hasText: "per person" })).toHaveCount(3);
    await expect(card.getByLabel("Group size")).toBeHidden();
  });
});
