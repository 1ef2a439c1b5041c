import {
  expectAccessible,
  expectNoSidewaysScrolling,
  phoneLayout,
} from "../../../api/src/testing/browser/expect-accessible.ts";
import { expect, expectFits, test } from "../fixtures.ts";

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

const tours = [
  tour(markup, details),
  tour(unbroken, details),
  tour(`Plain ${Date.now()}`, bareDetails),
];

test.describe("odd tours", () => {
  // New tours load through the API until their pages are built.
  test.use({ expectedErrors: /status of 404.* at \/service\// });

  test("tours with markup, an unbroken word of 200 characters or few facts show as typed and fit every screen", async ({
    page,
    request,
    ownerHeaders: headers,
  }) => {
    test.slow();
    const ids: string[] = [];
    try {
      for (const multipart of tours) {
        const created = await request.post("/api/services", { headers, multipart });
        ids.push((await created.json()).service._id);
      }
      const main = page.getByRole("main");
      for (const [at, { title, details: its }] of tours.entries()) {
        await page.goto(`/service/${ids[at]}`);
        await expectFits(page);
        await expect(main.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.locator(".service__description")).toHaveText(/<img src=x/);
        await expect(main.getByRole("listitem").filter({ hasText: "<b>" })).toHaveCount(
          its.includes("<b>") ? 1 : 0,
        );
        await expectAccessible(page, phoneLayout);
      }
      await expect(async () => {
        await page.goto("/services");
        for (const { title } of tours)
          await expect(page.locator(".card__title").getByText(title, { exact: true })).toBeVisible({
            timeout: 500,
          });
      }).toPass({ timeout: 40_000 });
      await expectFits(page);
      await page.locator("summary").filter({ hasText: "Services" }).click();
      await expectNoSidewaysScrolling(page);
      const menu = page.locator(".services-menu__list");
      expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
      await page.goto("/");
      await expectFits(page);
      expect(await page.title()).not.toBe("broken");
    } finally {
      for (const id of ids) await request.delete(`/api/services/${id}`, { headers });
    }
  });
});
