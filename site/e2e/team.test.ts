import { expect, expectFits, test } from "./fixtures.ts";

const tour = "/service/kayak-to-napoleon-island";

test("the About page shows the team and what the company can prove", async ({ page }) => {
  await page.goto("/about");
  const team = page.getByRole("region", { name: "Our team" });
  await expect(team.getByRole("heading", { level: 3 })).toHaveText([
    "Sample guide 1",
    "Sample guide 2",
    "Sample guide 3",
  ]);
  await expect(team.getByRole("definition").first()).toHaveText("English, French, Kinyarwanda");
  await expect(page.getByText("a sample authority")).toBeVisible();
  await expectFits(page);
});

test("a tour shows its guide, its reviews and who answers questions", async ({ page }) => {
  await page.goto(tour);
  await expect(page.locator(".guides")).toContainText("Sample guide 1");
  await expect(page.locator(".guides")).toContainText("First aid: Sample certificate, 2025");
  await expect(page.locator(".guides img")).toHaveJSProperty("complete", true);
  const reviews = page.locator(".tour-reviews");
  await expect(reviews.getByRole("figure")).toHaveCount(1);
  await expect(reviews).toContainText(/Sample guest 1 · \w+ \d{4}/);
  await expect(page.locator(".service__inquiry")).toContainText(
    "Sample guide 1 answers your questions.",
  );
  await expectFits(page);
});

test("the page of the 6-day tour shows its guide once, and its reviews", async ({ page }) => {
  await page.goto("/explore-more-to-Rwanda");
  const guides = page.locator(".guides");
  await expect(guides).toContainText("Sample guide 2");
  await expect(guides).toContainText("Speaks English, Kinyarwanda, Swahili");
  await expect(page.getByText("Led by")).toHaveCount(1);
  const reviews = page.locator(".tour-reviews");
  await expect(reviews).toContainText(/Sample guest 7 · \w+ \d{4}/);
  await expect(reviews.getByRole("figure")).toHaveCount(1);
  await expectFits(page);
  await page.goto("/about");
  const link = page.getByRole("figure").getByRole("link", { name: "6-Day MTB Adventure" });
  await expect(link).toHaveAttribute("href", "/explore-more-to-Rwanda");
});

test("a tour without guide or reviews leaves no gap for them", async ({ page }) => {
  await page.goto("/service/dance-and-drum-evening");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".guides, .tour-reviews")).toHaveCount(0);
});

test("greets guests in the languages of the guides, in the header and beside each form", async ({
  page,
}) => {
  for (const path of ["/", tour, "/contact"]) {
    await page.goto(path);
    for (const place of ["header", "main"]) {
      const link = page.locator(place).getByRole("link", { name: /^Nous parlons français/ });
      await expect(link).toHaveText(/ · Tunazungumza Kiswahili · Tuvuga Ikinyarwanda · WhatsApp$/);
      await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\//);
      await expect(link.locator("[lang]")).toHaveCount(3);
      await expect(link.locator("[lang=fr]")).toHaveText("Nous parlons français");
    }
  }
});

test("a phone's menu has the line in the guests' languages", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  const line = page.locator("header").getByText("Nous parlons français");
  await expect(line).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(line).toBeVisible();
  await expectFits(page);
});

test("the headline comes with a line of proof", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".hero__words")).toContainText(
    "Founded 2015 · licensed by a sample authority",
  );
});
