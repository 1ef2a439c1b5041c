import {
  expectAccessible,
  expectNoSidewaysScrolling,
} from "../../../api/src/testing/browser/expect-accessible.ts";
import { expect, expectFits, failedRequest, test } from "../fixtures.ts";

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
        await page.goto(`/service/${service._id}`);
        await expectFits(page);
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
        await page.goto("/services");
        await expectFits(page);
        await page.locator("summary").filter({ hasText: "Services" }).click();
        await expectNoSidewaysScrolling(page);
        const menu = page.locator(".services-menu__list");
        expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
        await page.goto("/");
        await expectFits(page);
        expect(await page.title()).not.toBe("broken");
      } finally {
        await request.delete(`/api/services/${service._id}`, { headers });
      }
    });
  }
});
