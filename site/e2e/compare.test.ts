import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, expectFits, holdBack, test } from "./fixtures.ts";

const bar = "#compare-bar";

test("compares tours chosen on cards, by price for a group, and keeps the choice on the way back", async ({
  page,
}) => {
  await page.goto("/services/kayak");
  const chooseTour = (title: string) => page.getByRole("button", { name: `Compare ${title}` });
  await chooseTour("Kayak to Napoleon Island").press("Space");
  await expect(page.locator(bar)).toContainText("Choose one more tour to compare.");
  await page.goto("/services/several-days");
  await chooseTour("6-Day MTB Adventure Through Rwanda").click();
  await expect(page.locator(bar).getByRole("status")).toHaveText(
    "2 tours chosen. Kayak to Napoleon Island, 6-Day MTB Adventure Through Rwanda",
  );
  await page.locator(bar).getByRole("link", { name: "Compare" }).click();
  await expect(page).toHaveURL("/compare?tours=kayak-to-napoleon-island,/explore-more-to-Rwanda");

  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Duration").getByRole("cell")).toHaveText(["5 to 6 hours", "6 days"]);
  await page.getByLabel("People in your group").fill("4");
  await expect(row("Price for 4 people").getByRole("cell").last()).toContainText("US$ 3,560");
  await expect(page).toHaveURL(/&people=4$/);
  await page.reload();
  await expect(row("Price for 4 people").getByRole("cell").last()).toContainText("US$ 3,560");
  await row("Ask us").getByRole("link").last().click();
  await expect(page.getByLabel("Destination")).toHaveValue("6-Day MTB Adventure Through Rwanda");
  await page.goBack();
  await page.getByRole("button", { name: "Remove Kayak to Napoleon Island" }).click();
  await expect(page.getByText("You've chosen one tour")).toBeVisible();
  await page.getByRole("link", { name: "Choose tours" }).click();
  const chosen = page.locator(".card__compare[aria-pressed=true]");
  await expect(chosen).toHaveText(["Compare 6-Day MTB Adventure Through Rwanda"]);
  await page.locator(bar).getByRole("button", { name: "Clear" }).click();
  await expect(page.locator(bar)).toBeHidden();
  await expect(chosen).toHaveCount(0);
});

test("shows the bar before its text, so that screen readers announce the text", async ({
  page,
}) => {
  await page.goto("/services");
  const textAtOpening = page.locator(bar).evaluate(
    (element) =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => resolve(element.textContent?.trim()));
        observer.observe(element, { attributes: true, attributeFilter: ["hidden"] });
      }),
  );
  await page.locator(".card__compare").first().click();
  expect(await textAtOpening).not.toContain("Choose one more tour");
  await expect(page.locator(bar)).toContainText("Choose one more tour to compare.");
});

test("refuses a fifth tour until one is removed", async ({ page }) => {
  await page.goto("/services");
  const buttons = page.locator(".card__compare");
  for (const index of [0, 1, 2, 3, 4]) await buttons.nth(index).click();
  await expect(page.locator(bar)).toContainText("You can compare up to 4 tours. Remove one first.");
  await expect(page.locator(".card__compare[aria-pressed=true]")).toHaveCount(4);
});

test("a shared comparison fits every screen, scrolls within its table, and is accessible", async ({
  page,
}) => {
  const ids = [
    "kayak-to-napoleon-island",
    "sunset-kayak-among-the-islands",
    "dance-and-drum-evening",
  ];
  await page.goto(`/compare?tours=${ids.join(",")},no-such-tour&people=2`);
  await expect(page.getByText("There's no tour named “no-such-tour”")).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await expectFits(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const label = page.getByRole("rowheader", { name: "Duration" });
  await page.getByRole("link", { name: "Inquire about Dance and Drum Evening" }).focus();
  await expect(label).toBeInViewport();
  const table = page.locator(".compare__scroll");
  expect(await table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  await expectAccessible(page);
});

test("nothing on the screen moves while a comparison loads", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = await holdBack(page, "**/compare.json");
  await page.goto("/compare?tours=kayak-to-napoleon-island,dance-and-drum-evening");
  await page.getByText("Loading").waitFor();
  held.release();
  await page.getByRole("table").waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
  expect(shift).toBeLessThan(0.02);
});

test("the table of a group fits every screen", async ({ page }) => {
  await page.goto("/compare/nature");
  await expectFits(page);
});
