import type { Page } from "@playwright/test";
import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { type See, walkScreen } from "../../api/src/testing/browser/walk-screens.ts";
import { readSpecifiedTexts } from "../../api/src/testing/specified-texts.ts";
import { cutOff, expect, holdBack } from "./fixtures.ts";
import { test } from "./live-site.ts";

// One worker builds the site for all tests.
test.describe.configure({ mode: "default" });

const comeToReviews = (page: Page) =>
  page.getByRole("heading", { name: "Our Google Reviews" }).scrollIntoViewIfNeeded();
const framed = (page: Page) => page.frameLocator("#reviews-frame");
const notLoaded = "The reviews couldn't be loaded.";
const ownWords = "What guests wrote to us directly";

test("builds in the settings and loads the menu, the slideshow and the gallery's pages in the browser", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toContainText("Kibuye, Rwanda");
  await expect(page.getByRole("button", { name: "Open chat" })).toBeVisible();
  await expect(page.locator("[data-turn=current] img")).toBeVisible();
  await page.locator("summary").filter({ hasText: "Services" }).click();
  await expect(page.locator(".services-menu__link").nth(19)).toBeVisible();
  await page.goto("/gallery?page=2");
  await expect(page.locator(".photo")).toHaveCount(9);
  await page.getByRole("link", { name: "Page 1" }).click();
  await expect(page).toHaveURL("/gallery");
});

test("a site built without tours has no list of tours for programs and does not link to one", async ({
  page,
  request,
}) => {
  expect((await request.get("/tours.json")).status()).toBe(404);
  await page.goto("/services");
  await expect(page.locator("link[rel=alternate]")).toHaveCount(0);
});

test("shows the last page for an address beyond the gallery's last page", async ({ page }) => {
  await page.goto("/gallery?page=99");
  await expect(page.getByRole("region", { name: "Page 3 of 3" })).toBeVisible();
  await expect(page).toHaveURL("/gallery?page=3");
});

test("loads a third party's reviews once and only when they scroll into view", async ({
  page,
  liveSite,
}) => {
  const before = liveSite.thirdParty.fetched.length;
  await page.goto("/");
  await expect(page.locator("[data-turn=current] img")).toBeVisible();
  await page.waitForTimeout(300);
  expect(liveSite.thirdParty.fetched).toHaveLength(before);
  await comeToReviews(page);
  await expect(framed(page).getByText("Five stars, says the third party")).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await comeToReviews(page);
  expect(liveSite.thirdParty.fetched).toHaveLength(before + 1);
});

test("a third party's script, style, picture and data may come from the named hosts", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await comeToReviews(page);
  await expect(framed(page).getByText("Five stars, says the third party")).toHaveCSS(
    "letter-spacing",
    "7px",
  );
  await expect(framed(page).getByAltText("Five stars")).toHaveJSProperty("naturalWidth", 90);
  await page.clock.fastForward("01:00");
  await expect(page.getByText(ownWords)).toBeHidden();
});

test("shows the site's own reviews until the widget has content", async ({ page }) => {
  const held = await holdBack(page, "**/reviews.json");
  await page.clock.install();
  await page.goto("/about");
  const reviewsRequest = page.waitForRequest("**/reviews.json");
  await comeToReviews(page);
  await reviewsRequest;
  await expect(page.getByText(ownWords)).toBeHidden();
  await page.clock.fastForward("00:10");
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(page.getByText(ownWords)).toBeVisible();
  await expect(page.locator(".reviews blockquote").first()).toBeVisible();
  held.release();
  await expect(framed(page).getByText("Five stars, says the third party")).toBeVisible();
  await expect(page.getByText(notLoaded)).toBeHidden();
  await expect(page.getByText(ownWords)).toBeHidden();
});

const hostile = `(async () => {
  const tries = {
    token: () => localStorage.getItem("token"),
    page: () => parent.document.querySelector("h1").textContent,
    cookies: () => document.cookie,
    api: async () => (await fetch("/api/health", { credentials: "include" })).status,
  };
  const got = {};
  for (const [name, attempt] of Object.entries(tries))
    got[name] = await Promise.resolve().then(attempt).catch(() => null);
  document.body.append(Object.assign(document.createElement("p"), { textContent: "Got " + JSON.stringify(got) }));
})()`;

test.describe("with a hostile third party", () => {
  test.use({ expectedErrors: /Content Security Policy|SecurityError|net::/ });

  test("its script cannot read the site or send requests in a visitor's name", async ({ page }) => {
    await page.route("**/widget.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: hostile }),
    );
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("token", "secret"));
    await page.context().addCookies([{ name: "secret", value: "1", url: page.url() }]);
    await comeToReviews(page);
    const nothing = JSON.stringify({ token: null, page: null, cookies: "", api: null });
    await expect(framed(page).getByText("Got")).toHaveText(`Got ${nothing}`);
    await page.goto("/reviews-widget");
    await expect(page.locator("body")).toHaveText("");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each part that needs a script says so", async ({ page }) => {
    for (const path of ["/services", "/gallery", "/about"]) {
      await page.goto(path);
      await expect(page.locator("main noscript p")).toBeVisible();
      await expect(page.locator("main noscript p")).toContainText("needs JavaScript");
    }
    await expect(page.getByText(ownWords)).toBeVisible();
  });
});

test.describe("with failing requests", () => {
  test.use({ expectedErrors: /status of 404.* at \/service\/|net::.* at \/widget.js/ });

  test("loads the page of a tour that was not built", async ({ page }) => {
    await page.goto("/services");
    await page
      .getByRole("link", { name: /^Learn more/ })
      .first()
      .click();
    await expect(
      page.getByRole("heading", { name: "Bookings and More Information" }),
    ).toBeVisible();
  });

  test("shows the site's own reviews when the third party is down", async ({ page }) => {
    await cutOff(page, "**/widget.js");
    await page.goto("/");
    await comeToReviews(page);
    await expect(page.getByText(notLoaded)).toBeVisible();
    await expect(page.getByText(ownWords)).toBeVisible();
    await expect(page.locator(".reviews blockquote").first()).toBeVisible();
    await expect(
      page.locator(".reviews").getByRole("link", { name: "Find us on the map" }),
    ).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("with a server that fails", () => {
  test.use({ expectedErrors: /^Failed to load resource: .* status of 500/ });

  const answerWith = (page: Page, addresses: string, json: object, status = 500) =>
    page.route(addresses, (route) => route.fulfill({ status, json }));

  const screens: Record<string, (page: Page, see: See) => Promise<void>> = {
    "Every page": async (page, see) => {
      await answerWith(page, "**/api/services", { message: "Try again later." });
      await page.goto("/about");
      await page.locator("summary").filter({ hasText: "Services" }).click();
      await see("menu refused");
    },

    "Home page": async (page, see) => {
      await answerWith(page, "**/api/services", { message: "Try again later." });
      await page.goto("/");
      await page.getByRole("heading", { name: "Our Services/Tours" }).scrollIntoViewIfNeeded();
      await see("tours refused");
      await answerWith(page, "**/api/services", {});
      await page.getByRole("button", { name: "Try again" }).click();
      await see("answer without a message");
    },

    Gallery: async (page, see) => {
      await answerWith(page, "**/api/gallery", { gallery: [] }, 200);
      await page.goto("/gallery");
      await see("no photos");
      await answerWith(page, "**/api/gallery", {});
      await page.reload();
      await see("answer without a message");
    },
  };

  const table = readSpecifiedTexts("Site without prebuilt content");

  test("docs/specified-texts.md lists exactly the screens that are opened here", () => {
    expect([...table.keys()]).toEqual(Object.keys(screens));
  });

  for (const [screen, texts] of table) {
    test(`shows the specified texts: ${screen}`, async ({ page }) => {
      await walkScreen(page, texts, async (see) => screens[screen]?.(page, see));
    });
  }
});
