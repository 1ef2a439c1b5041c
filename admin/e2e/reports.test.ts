import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

test("reports count inquiries by tour and source on every screen size", async ({
  page,
  request,
}) => {
  test.slow();
  const destination = `Numbers walk ${Date.now()}`;
  const dates = { checkinDate: "3 June", checkoutDate: "5 June" };
  const reply = await request.post("/api/inquiries", {
    data: {
      ...{ email: "numbers@example.test", destination, paxNumber: 3, ...dates },
      ...{ page: "/", utm_source: "sample-letter" },
    },
    headers: { "X-Forwarded-For": "10.1.77.7" },
  });
  expect(reply.status()).toBe(201);
  await page.goto("/numbers");
  const tours = page.getByRole("table", { name: /^Top 50 tours/ });
  await expect(tours.getByRole("rowheader", { name: destination })).toBeVisible();
  const sources = page.getByRole("table", { name: /^Campaign or referring site/ });
  await expect(sources.getByRole("rowheader", { name: "sample-letter" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^numbers-.*\.csv$/);
});

test("a year of weeks scrolls inside its table on a phone, below a fixed header", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/numbers?span=year");
  const name = /^Weeks start/;
  const table = page.getByRole("table", { name });
  const frame = page.getByRole("group", { name });
  await expect(table).toBeVisible();
  const readHeight = async (part: typeof table) => (await part.boundingBox())?.height ?? 0;
  expect(await readHeight(table)).toBeGreaterThan(640);
  expect(await readHeight(frame)).toBeLessThan(640 * 0.75);
  const head = table.getByRole("columnheader").first();
  await frame.focus();
  await page.keyboard.press("End");
  await expect(table.getByRole("row").last()).toBeInViewport();
  await expect(head).toBeInViewport({ ratio: 1 });
});
