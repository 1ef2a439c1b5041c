import { expectNoSidewaysScrolling } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, holdBack, test, untilHydrated } from "./fixtures.ts";

const sections = [
  "Lake Kivu by bike, kayak and boat",
  "About Us",
  "Our Services/Tours",
  "6-Day MTB Adventure Through Rwanda",
  "Latest stories",
  "Need Assistance?",
  "Our Google Reviews",
];

test("the home page shows its sections in order, and each teaser has a link", async ({ page }) => {
  await page.goto("/");
  const titles = page.locator("main > section").locator("h1, h2:not(.form-title)");
  await expect(titles).toHaveText(sections);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const main = page.getByRole("main");
  const links = [
    ["Learn More about us", "/about"],
    ["Explore More", "/explore-more-to-Rwanda"],
    ["Contact Us", "/contact"],
  ] as const;
  for (const [name, path] of links) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("the grid has one, two or three columns, depending on the width", async ({ page }) => {
  await page.goto("/");
  const columns = () =>
    page.locator(".services .card").evaluateAll((items) => {
      const lefts = items.map((item) => Math.round(item.getBoundingClientRect().left));
      return new Set(lefts).size;
    });
  for (const [width, count] of [
    [320, 1],
    [768, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns).toBe(count);
    await expectNoSidewaysScrolling(page);
  }
});

test("a card shows picture, title and at most 200 characters, and links to its tour", async ({
  page,
}) => {
  await page.goto("/");
  const card = page.locator(".card", { hasText: "Ndaba Falls Walk" });
  await expect(card.locator("img")).toHaveCount(1);
  const title = await card.getByRole("heading").textContent();
  const text = (await card.locator(".card__text").textContent()) ?? "";
  expect(text).toMatch(/^.{150,200}…$/u);
  await card.getByRole("link", { name: `Learn more about ${title}` }).click();
  await expect(page).toHaveURL(/\/service\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test.describe("the slideshow", () => {
  const currentPicture = "[data-turn=current] img";

  test("changes every 5 seconds and can be paused", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    // The slideshow shows a picture only once it has loaded.
    await page
      .locator("[data-turn=next] img")
      .evaluate((picture: HTMLImageElement) => picture.decode());
    const first = await page.locator(currentPicture).getAttribute("alt");
    await page.clock.fastForward(5_000);
    await expect(page.locator(currentPicture)).not.toHaveAttribute("alt", first ?? "", {
      timeout: 9_000,
    });
    await page.getByRole("button", { name: "Pause slideshow" }).click();
    const paused = await page.locator(currentPicture).getAttribute("alt");
    await page.clock.fastForward(5_500);
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    await expect(page.locator(currentPicture)).toHaveAttribute("alt", paused ?? "");
  });

  test("loads React after the first picture, and each slide just before it shows", async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    const held = await holdBack(page, "**/media/**");
    await page.goto("/", { waitUntil: "commit" });
    await page.locator(".slideshow img").waitFor();
    // Longer than a page takes to settle.
    await page.waitForTimeout(2_500);
    expect(
      requests.filter((path) => /\/(react|client|Slideshow)\.|slides\.json/.test(path)),
    ).toEqual([]);
    held.release();
    await expect(page.getByRole("button", { name: "Pause slideshow" })).toBeVisible();
    await expect(page.locator(".slideshow img")).toHaveCount(2);
  });

  test("does not move for visitors who prefer less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Play slideshow" })).toBeVisible();
    await expect(page.locator(".slideshow img")).toHaveCount(1);
  });
});

test.describe("the inquiry form", () => {
  const typed = {
    Email: "ada@example.test",
    Destination: "Napoleon Island",
    "Number of people": "2",
    From: "3 June",
    To: "5 June",
  };

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    for (const [label, text] of Object.entries(typed)) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
  });

  test("a form sent before hydration waits for its script", async ({ page }) => {
    await untilHydrated(page, "#plan-your-tour");
    const held = await holdBack(page, "**/_astro/InquiryForm.*.js");
    await page.reload();
    const form = page.locator("#plan-your-tour");
    for (const [label, text] of Object.entries(typed)) {
      await form.getByLabel(label, { exact: true }).fill(text);
    }
    await form.getByRole("button", { name: "Inquire Now" }).click();
    await expect(form.getByRole("button", { name: "Inquire Now" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    held.release();
    await expect(form.getByRole("status")).toHaveText(/^Thank you! We've received your inquiry/);
    await expect(form.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page).toHaveURL("/");
  });

  test.describe("with errors", () => {
    test.use({ expectedErrors: /status of 400.* at \/api\/inquiries/ });

    test("ties the server's reason to the field and keeps the typed text", async ({ page }) => {
      const form = page.locator("#plan-your-tour");
      await form.getByLabel("Email").fill("ada@nowhere");
      await form.getByRole("button", { name: "Inquire Now" }).click();
      const reason = "Email must be a valid address.";
      await expect(form.getByRole("status")).toHaveText(`Error: ${reason}`);
      await expect(form.getByRole("status")).toHaveClass(/outcome--failure/);
      await expect(form.getByLabel("Email")).toHaveAccessibleDescription(reason);
      await expect(form.getByLabel("Email")).toBeFocused();
      await expect(form.getByLabel("Destination")).toHaveValue(typed.Destination);
      await form.getByLabel("Email").press("End");
      await form.getByLabel("Email").pressSequentially(".test");
      await expect(form.getByLabel("Email")).toHaveAccessibleDescription("");
      await page.keyboard.press("Enter");
      await expect(form.getByRole("status")).toHaveText(/^Thank you!/);
    });
  });
});
