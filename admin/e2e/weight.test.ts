import { expect, signInByForm, test } from "./fixtures.ts";

/** Bytes of script, compressed, that the first screen may load. */
const budget = 201_000;

test("the first screen loads no more script than a weak signal carries", async ({
  page,
  admin,
}) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script" || !request.url().includes("/admin/")) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await signInByForm(page, admin);
  await expect(page.getByRole("heading", { name: "Inquiries per day" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(budget / 2);
  expect(total).toBeLessThanOrEqual(budget);
});
