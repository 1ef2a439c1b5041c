import type { Page, Request, Response } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

/**
 * The most that opening a screen may load: number of script files, and their bytes with headers.
 */
const budgets = [
  { path: "/admin-panel", shown: "Inquiries per day", files: 15, bytes: 250_000 },
  { path: "/inbox", shown: "Inbox", files: 16, bytes: 262_000 },
  { path: "/inquiries-information", shown: "Inquiries", files: 14, bytes: 280_000 },
  { path: "/tour-services", shown: "Tours", files: 18, bytes: 262_000 },
  { path: "/admin-gallery-list", shown: "Photos", files: 24, bytes: 325_000 },
  { path: "/user-information", shown: "Our Users/Clients", files: 14, bytes: 247_000 },
  { path: "/admin-settings/profile", shown: "Settings", files: 16, bytes: 258_000 },
  { path: "/update-service/", shown: "Update tour", files: 50, bytes: 530_000 },
];

/** Returns a function that reads the sizes of all scripts that `page` has loaded since. */
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

/** The data and the script of each screen. */
const screens = [
  { path: "/admin-panel", data: "/api/stats", script: "DashboardScreen" },
  { path: "/inbox", data: "/api/conversations", script: "InboxScreen" },
  { path: "/inbox?show=all&q=lagoon", data: "/api/conversations", script: "InboxScreen" },
  { path: "/inquiries-information", data: "/api/inquiries", script: "InquiriesScreen" },
  { path: "/contact-information?answered=false", data: "/api/contacts", script: "ContactsScreen" },
  { path: "/tour-services", data: "/api/services", script: "ServicesScreen" },
  { path: "/admin-gallery-list", data: "/api/gallery", script: "GalleryListScreen" },
  { path: "/user-information", data: "/api/ibirwa-clients/users", script: "UsersScreen" },
  { path: "/admin-settings/profile", data: "/api/ibirwa-clients/me", script: "ProfileSection" },
];

const countRequests = (page: Page, pathname: string) => {
  const counted = { requests: 0 };
  page.on("request", (request: Request) => {
    if (new URL(request.url()).pathname === pathname) counted.requests += 1;
  });
  return counted;
};

/** Holds a script back until the returned function is called. */
const holdScript = async (page: Page, script: string) => {
  const released = Promise.withResolvers<void>();
  await page.route(`**/${script}-*.js`, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
};

const isAnswer = (pathname: string) => (response: Response) =>
  new URL(response.url()).pathname === pathname;

for (const { path, data, script } of screens)
  test(`${path} requests its data once, before its script has loaded`, async ({ page }) => {
    const release = await holdScript(page, script);
    const counted = countRequests(page, data);
    const answered = page.waitForResponse(isAnswer(data));
    await page.goto(path);
    await answered;
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(counted.requests).toBe(1);
  });

test("a click requests the data of a screen in parallel with its script", async ({ page }) => {
  await page.goto("/admin-settings/profile");
  const link = page.getByRole("link", { name: "Our Users/Clients" });
  await expect(link).toBeVisible();
  const release = await holdScript(page, "UsersScreen");
  const answered = page.waitForResponse(isAnswer("/api/ibirwa-clients/users"));
  await link.dispatchEvent("click");
  await answered;
  release();
  await expect(page.getByRole("heading", { name: "Our Users/Clients" })).toBeVisible();
});

test("hovering a link prefetches script and data once", async ({ page }) => {
  const reply = await page.request.get("/api/services");
  const [tour] = (await reply.json()).services;
  const data = `/api/services/${tour._id}`;
  await page.goto("/tour-services");
  const link = page.locator(`main a[href='/update-service/${tour._id}']`).first();
  await expect(link).toBeVisible();
  const counted = countRequests(page, data);
  const loaded = page.waitForResponse("**/UpdateServiceScreen-*.js");
  const answered = page.waitForResponse(isAnswer(data));
  await link.hover();
  await Promise.all([loaded, answered]);
  await page.mouse.move(0, 0);
  await link.hover();
  await link.click();
  await expect(page.getByRole("heading", { name: "Update tour" })).toBeVisible();
  await expect(page.locator("main form input").first()).toBeVisible();
  expect(counted.requests).toBe(1);
});
