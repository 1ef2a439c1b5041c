import type { Page, Request } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/** Script that a screen may load when it is opened by its address: files, and bytes as they travel, with headers. */
const budgets = [
  { path: "/admin-panel", shown: "Inquiries per day", files: 15, bytes: 230_000 },
  { path: "/inbox", shown: "Inbox", files: 40, bytes: 367_000 },
  { path: "/update-service/", shown: "Update tour", files: 47, bytes: 492_000 },
  { path: "/admin-settings/profile", shown: "Settings", files: 22, bytes: 269_000 },
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
  test(`${path} loads no more script than a weak signal carries`, async ({ page }) => {
    const reply = await page.request.get("/api/services");
    const [tour] = (await reply.json()).services;
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

/** What a screen shows first, and the file that renders it. */
const preloads = [
  { path: "/admin-panel", asks: "/api/stats", script: "DashboardScreen" },
  { path: "/inbox", asks: "/api/conversations", script: "InboxScreen" },
  { path: "/inbox?show=all&q=lagoon", asks: "/api/conversations", script: "InboxScreen" },
  { path: "/inquiries-information", asks: "/api/inquiries", script: "InquiriesScreen" },
  { path: "/contact-information?answered=false", asks: "/api/contacts", script: "ContactsScreen" },
  { path: "/tour-services", asks: "/api/services", script: "ServicesScreen" },
];

test("screens ask once for what they show, before their own script is there", async ({ page }) => {
  for (const { path, asks, script } of preloads)
    await test.step(path, async () => {
      const released = Promise.withResolvers<void>();
      await page.route(`**/${script}-*.js`, async (route) => {
        await released.promise;
        await route.continue();
      });
      const isAsked = (url: URL) => url.pathname === asks;
      let times = 0;
      const count = (request: Request) => {
        if (isAsked(new URL(request.url()))) times += 1;
      };
      page.on("request", count);
      const answered = page.waitForResponse((response) => isAsked(new URL(response.url())));
      await page.goto(path);
      await answered;
      released.resolve();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(times).toBe(1);
      page.off("request", count);
      await page.unrouteAll();
    });
});

test("screens ask for their script beside the entry", async ({ page }) => {
  await page.route("**/admin/assets/index-*.js", () => undefined);
  for (const { path, script } of preloads) {
    const asked = page.waitForRequest(`**/${script}-*.js`);
    await page.goto(path, { waitUntil: "commit" });
    await asked;
  }
});
