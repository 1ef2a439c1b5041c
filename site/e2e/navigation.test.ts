import { expect, test } from "./fixtures.ts";

test("the navbar and the footer link to all pages, and the footer shows company and address", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("banner");
  for (const [name, path] of [
    ["Ibirwa Kivu Tours, home", "/"],
    ["Home", "/"],
    ["Gallery", "/gallery"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Sign up", "/join"],
    ["Plan your tour", "/#plan-your-tour"],
  ] as const) {
    await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  }
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("Kibuye, Rwanda");
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  for (const [name, href] of [
    ["Contact Us", /^\/contact$/],
    [/@/, /^mailto:/],
    [/^\+250/, /^tel:\+250/],
    ["Find us on the map", /^https:/],
    ["Instagram", /^https:/],
    ["Facebook", /^https:/],
  ] as const) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

test("the services menu links to all tours, lists each once by activity, and ends with the tours of pages", async ({
  page,
  request,
}) => {
  await page.goto("/about");
  await page.locator("summary").filter({ hasText: "Services" }).click();
  const menu = page.locator(".services-menu__list");
  const box = await menu.boundingBox();
  expect(box?.width).toBe(300);
  expect(box?.height).toBeLessThanOrEqual(360);
  await expect(menu.getByRole("link").first()).toHaveText("All tours");
  const { services } = await (await request.get("/api/services")).json();
  await expect(menu.getByRole("list").getByRole("link")).toHaveCount(services.length);
  const kayak = menu.getByRole("list", { name: "Kayak" });
  await expect(kayak.getByRole("link", { name: "Kayak to Napoleon Island" })).toBeVisible();
  expect(await menu.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  const last = menu.getByRole("link").last();
  await last.focus();
  await expect(last).toBeInViewport();
  await last.click();
  await expect(page).toHaveURL("/explore-more-to-Rwanda");
  await expect(menu).toBeHidden();
});

test("the services menu closes on a second press, a click outside, and Escape", async ({
  page,
}) => {
  await page.goto("/");
  const button = page.locator("summary").filter({ hasText: "Services" });
  const menu = page.locator(".services-menu__list");
  await button.click();
  await button.click();
  await expect(menu).toBeHidden();
  await button.click();
  await page.getByRole("main").click({ position: { x: 5, y: 5 } });
  await expect(menu).toBeHidden();
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 700 }, hasTouch: true });

  test("the hamburger opens the menu and locks the page's scrolling", async ({ page }) => {
    await page.goto("/");
    const toggle = page.getByRole("button", { name: "Menu" });
    const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
    await expect(contact).toBeHidden();
    await toggle.click();
    for (const name of ["Gallery", "About", "Contact"]) {
      await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
    }
    const position = () => page.evaluate(() => scrollY);
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(300);
    expect(await position()).toBe(0);
    await toggle.click();
    await expect(contact).toBeHidden();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(position).toBeGreaterThan(0);
  });

  test("Escape and choosing a link close the menu; its tours are reachable", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("banner").getByRole("link", { name: "Contact" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("summary").filter({ hasText: "Services" }).click();
    await page.locator(".services-menu__list ul a").last().click();
    await expect(page).toHaveURL(/\/service\//);
  });

  test("the page scrolls again when the screen becomes wide", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.setViewportSize({ width: 1_024, height: 700 });
    await expect(page.locator("html")).not.toHaveCSS("overflow-y", "hidden");
    await expect(page.getByRole("banner").getByRole("link", { name: "Contact" })).toBeVisible();
  });
});

test("the footer shows the visitor's current year on a page built earlier", async ({ page }) => {
  await page.clock.install({ time: new Date("2041-01-02T12:00:00Z") });
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toContainText("© 2041 Ibirwa Kivu Tours");
});

test("the button to the top shows after scrolling 60 % of the screen's height", async ({
  page,
}) => {
  await page.goto("/");
  const toTop = page.getByRole("link", { name: "Back to top" });
  const height = page.viewportSize()?.height ?? 0;
  const scrollDown = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await scrollDown(Math.floor(height * 0.6));
  await expect(toTop).toBeHidden();
  await scrollDown(Math.ceil(height * 0.6) + 1);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(toTop).toBeHidden();
});

test("the navbar fits at every width, and all its pages are within two presses", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const toggle = page.getByRole("button", { name: "Menu" });
  for (const width of [320, 360, 375, 390, 412, 768, 900, 1023, 1024, 1151, 1152, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { nameHeight, room, toggleWidth } = await page.locator(".navbar__bar").evaluate((bar) => {
      const getBox = (selector: string) => bar.querySelector(selector)?.getBoundingClientRect();
      const edge =
        bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
      const toggle = getBox(".navbar__toggle");
      const last = toggle?.width ? edge + 8 - toggle.right : Number.POSITIVE_INFINITY;
      return {
        nameHeight: getBox(".logo__name")?.height ?? 0,
        room: Math.min(last, edge - (getBox(".navbar__plan")?.right ?? 0)),
        toggleWidth: toggle?.width ?? 0,
      };
    });
    expect(room, `at ${width} px`).toBeGreaterThanOrEqual(-0.5);
    expect(nameHeight, `two lines at most at ${width} px`).toBeLessThan(45);
    if (width < 1_024) expect(toggleWidth, `at ${width} px`).toBeGreaterThanOrEqual(44);
    if (![320, 768, 1_023, 1_024, 1_440].includes(width)) continue;
    if (width < 1_024) await toggle.click();
    for (const name of ["Home", "Gallery", "About", "Contact", "Sign up"])
      await expect(main.getByRole("link", { name, exact: true }), `${width} px`).toBeInViewport();
    if (width < 1_024) await toggle.click();
  }
});

test("the keyboard can skip to the content", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});
