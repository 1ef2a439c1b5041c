import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";

/** Script that a screen may load when it is opened by its address: files, and bytes as they travel, with headers. */
const budgets = [
  { path: "/admin-panel", shown: "Inquiries per day", files: 14, bytes: 222_000 },
  { path: "/inbox", shown: "Inbox", files: 39, bytes: 358_000 },
  { path: "/update-service/", shown: "Update tour", files: 46, bytes: 482_000 },
  { path: "/admin-settings/profile", shown: "Settings", files: 21, bytes: 260_000 },
];

/** Tells the sizes of all scripts that the admin has loaded on `page` since. */
const watchScripts = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script" || !request.url().includes("/admin/")) return;
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  return () => Promise.all(sizes);
};

for (const { path, shown, files, bytes } of budgets)
  test(`${path} loads no more script than a weak signal carries`, async ({ page, admin }) => {
    const reply = await page.request.get("/api/services");
    const [tour] = (await reply.json()).services;
    await signIn(page, admin);
    const readSizes = watchScripts(page);
    await page.goto(path.endsWith("/") ? path + tour._id : path);
    await expect(page.getByRole("heading", { name: shown, exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const sizes = await readSizes();
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length, "files").toBeLessThanOrEqual(files);
    expect(total).toBeGreaterThan(bytes / 2);
    expect(total, "bytes").toBeLessThanOrEqual(bytes);
  });

test("the dashboard asks for its figures before its own script is there", async ({
  page,
  admin,
}) => {
  await signIn(page, admin);
  await page.route("**/DashboardScreen-*.js", () => undefined);
  const asked = page.waitForRequest("**/api/stats");
  await page.goto("/admin-panel");
  await asked;
});
