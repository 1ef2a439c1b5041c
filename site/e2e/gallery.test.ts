import type { Page } from "@playwright/test";
import { cutOff, expect, holdBack, test, untilHydrated } from "./fixtures.ts";

const openGallery = async (page: Page) => {
  await page.goto("/gallery");
  await untilHydrated(page);
};

test("shows 9 pictures and numbered buttons for the others, which work with the keyboard", async ({
  page,
}) => {
  await openGallery(page);
  const pictures = page.locator(".photo img");
  await expect(pictures).toHaveCount(9);
  await expect(page.locator(".photo").first()).toBeVisible();
  const first = await pictures.first().getAttribute("alt");
  const pages = page.getByRole("navigation", { name: "Gallery pages" });
  await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await pages.getByRole("link", { name: "Page 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gallery-2");
  await expect(pictures).toHaveCount(9);
  await expect(pictures.first()).not.toHaveAttribute("alt", first ?? "");
  await expect(page.getByRole("region", { name: /^Page 2 of/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".photo__link").first()).toBeFocused();
});

test.describe("an enlarged picture", () => {
  test("fills the window; keys show the other pictures and going back returns to the page", async ({
    page,
  }) => {
    await openGallery(page);
    const photos = page.locator(".photo img");
    const [first, second] = await photos.evaluateAll((images) =>
      images.map((one) => one.getAttribute("alt")),
    );
    await page.locator(".photo__link").first().click();
    const lightbox = page.getByRole("dialog");
    const caption = lightbox.locator(".lightbox__caption");
    await expect(caption).toHaveText(first ?? "?");
    await expect(lightbox.getByRole("img", { name: first ?? "?" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(caption).toHaveText(second ?? "?");
    await page.goBack();
    await expect(lightbox).toHaveCount(0);
    await expect(page).toHaveURL("/gallery");
    await expect(photos).toHaveCount(9);
  });

  test("closes with Escape and leaves no history entry", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/about");
    await page.goto("/gallery-2");
    await untilHydrated(page);
    await page.locator(".photo__link").nth(1).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator(".photo__link").nth(1)).toBeFocused();
    // The lightbox goes back in the history asynchronously.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL("/about");
  });

  test("advances by one picture for each press of an arrow, however quick", async ({ page }) => {
    await page.goto("/gallery");
    await page.locator(".photo__link").first().click();
    const count = page.getByRole("dialog").locator(".lightbox__count");
    await expect(count).toHaveText("1 / 24");
    for (let presses = 0; presses < 4; presses++) {
      await page.keyboard.press("ArrowRight");
      // Half of the transition.
      await page.waitForTimeout(180);
    }
    await expect(count).toHaveText("5 / 24");
  });

  test("counts its position among all pictures of the gallery, on any page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const titles: string[] = [];
    for (const path of ["/gallery", "/gallery-3", "/gallery-2"]) {
      await page.goto(path);
      const photos = page.locator(".photo img");
      titles.push(
        ...(await photos.evaluateAll((images) =>
          images.map((one) => one.getAttribute("alt") ?? ""),
        )),
      );
    }
    expect(new Set(titles).size).toBe(24);
    await page.locator(".photo__link").first().click();
    const lightbox = page.getByRole("dialog");
    await expect(lightbox.locator(".lightbox__count")).toHaveText("10 / 24");
    const seen = new Set<string>();
    for (let press = 0; press < 24; press += 1) {
      const caption = (await lightbox.locator(".lightbox__caption").textContent()) ?? "";
      await expect(lightbox.getByRole("img", { name: caption, exact: true })).toBeInViewport();
      seen.add(caption);
      await page.keyboard.press("ArrowRight");
    }
    expect(seen).toEqual(new Set(titles));
    await expect(lightbox.locator(".lightbox__count")).toHaveText("10 / 24");
  });

  test("links to its tour from the page and from the window", async ({ page }) => {
    await page.goto("/gallery");
    const tour = "Kayak to Napoleon Island";
    const path = "/service/kayak-to-napoleon-island";
    const link = page.getByRole("link", { name: tour });
    const photo = page.locator(".photo").filter({ has: link });
    await expect(photo.getByRole("link", { name: tour })).toHaveAttribute("href", path);
    await photo.locator(".photo__link").click();
    const lightbox = page.getByRole("dialog");
    await expect(lightbox.locator(".lightbox__count")).toHaveText("2 / 24");
    await lightbox.getByRole("link", { name: tour }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page.locator(".photo").first()).toBeVisible();
  });

  test("zooms in around the pressed point", async ({ page }) => {
    await page.goto("/gallery");
    await page.locator(".photo__link").first().click();
    const picture = page.getByRole("dialog").getByRole("img").first();
    const small = await picture.boundingBox();
    const point = { x: (small?.width ?? 0) * 0.75, y: (small?.height ?? 0) * 0.5 };
    await picture.click({ position: point });
    const large = await picture.boundingBox();
    expect(large?.width).toBeCloseTo((small?.width ?? 0) * 2, 0);
    // A browser scrolls by whole pixels.
    expect((large?.x ?? 0) + point.x * 2).toBeCloseTo((small?.x ?? 0) + point.x, -1);
  });
});

test("Escape closes a picture that is still opening", async ({ page }) => {
  await openGallery(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 0.5 });
  await page.locator(".photo__link").first().click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/gallery");
});

test("an opened page survives back, forward and reload, and its own back and forward work", async ({
  page,
}) => {
  await openGallery(page);
  const photo = page.locator(".photo img").first();
  const first = (await photo.getAttribute("alt")) ?? "";
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(photo).not.toHaveAttribute("alt", first);
  const second = (await photo.getAttribute("alt")) ?? "";
  const goBackAndForward = async () => {
    await page.goBack();
    await expect(page).toHaveURL("/gallery");
    await expect(photo).toHaveAttribute("alt", first);
    await page.goForward();
    await expect(page).toHaveURL("/gallery-2");
    await expect(photo).toHaveAttribute("alt", second);
  };
  await goBackAndForward();
  await page.reload();
  await expect(photo).toHaveAttribute("alt", second);
  await goBackAndForward();
});

test("the pager opens a page link that was pressed before it was hydrated", async ({ page }) => {
  const script = await holdBack(page, "**/_astro/GalleryPager.*.js");
  const file = await holdBack(page, "**/gallery-2.json");
  await page.goto("/gallery");
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
  const link = page.getByRole("link", { name: "Page 2" });
  await link.click();
  await expect(link).toHaveAttribute("aria-busy", "true");
  script.release();
  await expect(page.locator(".skeleton")).toHaveCount(6);
  file.release();
  await expect(page.locator(".photo")).toHaveCount(9);
  await expect(page).toHaveURL("/gallery-2");
  expect(documents).toEqual([]);
});

test.describe("without the pager's script", () => {
  test.use({ expectedErrors: /net::.*GalleryPager|Error hydrating/ });

  test("a page link opens the page itself", async ({ page }) => {
    await cutOff(page, "**/_astro/GalleryPager.*.js");
    await page.goto("/gallery");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/gallery-2");
    await expect(page.locator(".photo")).toHaveCount(9);
  });
});

test("Back returns to the previous page, or to the home page", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gallery" }).click();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/about");

  await page.goto("/gallery");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/");
});
