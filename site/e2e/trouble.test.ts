import type { Page } from "@playwright/test";
import {
  cutOff,
  expect,
  expectAccessible,
  expectNoSidewaysScrolling,
  failedRequest,
  test,
} from "./fixtures.ts";

const unbroken = "Kivu".repeat(50);
const markup = `<img src=x onerror="document.title='broken'"> & <b>${Date.now()}</b>`;

const noLines: string[] = [];
const bareDetails = {
  highlights: noLines,
  tips: noLines,
  whatsapp: "+250000000000",
  email: "a@b.example",
};
const details = { ...bareDetails, highlights: [unbroken, markup], tips: [unbroken] };

const tour = (title: string, its: typeof bareDetails) => ({
  title,
  description: `${markup}\n${unbroken}`,
  detailPage: "/services",
  details: JSON.stringify(its),
});

const fits = async (page: Page, path: string) => {
  await page.goto(path);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
  }
};

test.describe("an odd tour", () => {
  test.use({ expectedErrors: failedRequest });

  for (const [what, title, its] of [
    ["texts with markup", markup, details],
    ["one unbroken word of 200 characters", unbroken, details],
    ["no picture, no highlights and no tips", `Plain ${Date.now()}`, bareDetails],
  ] as const) {
    test(`with ${what} shows as typed and fits every screen`, async ({
      page,
      request,
      ownerHeaders: headers,
    }) => {
      const multipart = tour(title, its);
      const created = await request.post("/api/services", { headers, multipart });
      const { service } = await created.json();
      try {
        // At first through the API, since no page is built yet, then as a page of its own.
        await fits(page, `/service/${service._id}`);
        const main = page.getByRole("main");
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.locator(".service__description")).toHaveText(/<img src=x/);
        await expect(main.getByRole("listitem").filter({ hasText: "<b>" })).toHaveCount(
          its.highlights.includes(markup) ? 1 : 0,
        );
        await expectAccessible(page);
        const card = page.locator(".card").filter({ hasText: title });
        await expect(async () => {
          await page.goto("/services");
          await expect(card).toBeVisible({ timeout: 500 });
        }).toPass({ timeout: 40_000 });
        await fits(page, "/services");
        await page.locator("summary").filter({ hasText: "Services" }).click();
        await expectNoSidewaysScrolling(page);
        const menu = page.locator(".services-menu__list");
        expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
        await fits(page, "/");
        expect(await page.title()).not.toBe("broken");
      } finally {
        await request.delete(`/api/services/${service._id}`, { headers });
      }
    });
  }
});

test.describe("when files are missing", () => {
  test.use({ expectedErrors: failedRequest });

  test("without its pictures the site can be read", async ({ page }) => {
    await cutOff(page, "**/media/**");
    for (const path of ["/", "/gallery"]) {
      await fits(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await expect(page.locator(".photo figcaption").first()).toBeVisible();
  });

  test("without its scripts it works as without JavaScript", async ({ page }) => {
    await cutOff(page, "**/_astro/*.js");
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.test");
    await page.getByLabel("Message").fill("Do you have tandems?");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL("/contact-sent");
    await page.goto("/gallery");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/gallery-2");
    await page.locator("summary").filter({ hasText: "Services" }).click();
    await page.locator(".services-menu__link", { hasText: "Ndaba Falls Walk" }).click();
    await expect(page).toHaveURL(/\/service\//);
  });

  test("without the API every page can be read", async ({ page }) => {
    await cutOff(page, "**/api/**");
    for (const path of ["/", "/services", "/gallery", "/about", "/contact"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  });
});
