import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./fixtures.ts";
import { sendInquiry, untilKept } from "./offline.ts";

/** Names of databases that contain records. */
const readDatabases = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const filled: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const counts = stores.map((store) =>
        settled(database.transaction(store).objectStore(store).count()),
      );
      if ((await Promise.all(counts)).some((count) => count > 0)) filled.push(name);
      database.close();
    }
    return filled;
  });

/** Reads the team's inbox data stored in this browser. */
const readHoldings = async (page: Page) => ({
  databases: await readDatabases(page),
  ...(await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    stored: Object.keys(localStorage),
  }))),
});

test.use({
  startsSignedIn: false,
  expectedErrors:
    /^Failed to load resource: (net::|.*status of 401)|Signing out on the server failed/,
});

test.beforeEach(async ({ page, admin }) => {
  test.slow();
  await signIn(page, admin);
});

test("shows recently read conversations offline with the time of the last update", async ({
  page,
  context,
  request,
}) => {
  const mark = await sendInquiry(request, "Sample Guest");
  await page.goto(`/inbox?q=${mark}`);
  await page.getByRole("link", { name: "Sample Guest", exact: true }).click();
  await expect(page.getByText(`Coffee walk ${mark}`).first()).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  const reader = page.getByRole("region", { name: "Sample Guest" });
  await expect(reader.getByText(/Loaded at \d\d:\d\d/)).toBeVisible();
  await expect(reader.getByText(`Coffee walk ${mark}`).first()).toBeVisible();
  await page.goto(`/inbox?q=${mark}`);
  await expect(page.getByRole("link", { name: "Sample Guest", exact: true })).toBeVisible();
  await expect(page.getByText(/Loaded at \d\d:\d\d/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Loaded at/)).toHaveCount(0);
});

test.describe("in another time zone than the company", () => {
  test.use({ timezoneId: "America/New_York" });

  test("shows times in the company's time zone offline too", async ({ page, context, request }) => {
    const mark = await sendInquiry(request, "Sample Guest");
    await page.goto(`/inbox?q=${mark}`);
    await page.getByRole("link", { name: "Sample Guest", exact: true }).click();
    const reader = page.getByRole("region", { name: "Sample Guest" });
    const ofCompany = reader.getByTitle(/ in Africa\/Kigali; /).first();
    await expect(ofCompany).toBeVisible();
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(reader.getByText(/Loaded at \d\d:\d\d/)).toBeVisible();
    await expect(ofCompany).toBeVisible();
  });
});

test("signing out removes the inbox data from the browser", async ({ page, request }) => {
  const mark = await sendInquiry(request, "Sample Guest");
  await page.goto(`/inbox?q=${mark}`);
  await expect(page.getByRole("link", { name: "Sample Guest", exact: true })).toBeVisible();
  await untilKept(page);
  const held = await readHoldings(page);
  expect(held.databases).toContain("desk-readings");
  expect(held.caches).toHaveLength(2);
  expect(held.workers).toBe(1);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/");
  expect(await readHoldings(page)).toEqual({ databases: [], caches: [], workers: 0, stored: [] });
});

test("forgets read conversations after the session ended elsewhere", async ({ page, request }) => {
  const mark = await sendInquiry(request, "Sample Guest");
  await page.goto(`/inbox?q=${mark}`);
  await expect(page.getByRole("link", { name: "Sample Guest", exact: true })).toBeVisible();
  const databases = () => readHoldings(page).then((held) => held.databases);
  await expect.poll(databases).toContain("desk-readings");
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.request.post("/api/ibirwa-clients/logout", {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.goto("/inbox?show=all");
  await page.waitForURL("/login");
  expect(await databases()).not.toContain("desk-readings");
});

test("does not store a response that arrives after the session ended elsewhere", async ({
  page,
  request,
}) => {
  const mark = await sendInquiry(request, "Sample Guest");
  const released = Promise.withResolvers<void>();
  const keeping = page.waitForRequest("**/readings-*.js");
  await page.route("**/readings-*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`/inbox?q=${mark}`);
  await page.getByRole("link", { name: "Sample Guest", exact: true }).click();
  // A screen with typed text stays open.
  await page.getByLabel("Your reply to Sample Guest").fill("Half an answer");
  await keeping;
  const token = await page.evaluate(() => localStorage.getItem("token"));
  await page.request.post("/api/ibirwa-clients/logout", {
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("You're signed out").first()).toBeVisible();
  const loaded = page.waitForResponse("**/readings-*.js");
  released.resolve();
  await (await loaded).finished();
  await page.waitForTimeout(500);
  expect((await readHoldings(page)).databases).not.toContain("desk-readings");
});

test("browsers can install the inbox under the company's name", async ({ page, context }) => {
  await page.goto("/inbox");
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's windows are incognito windows.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(errors).toEqual([]);
  const manifest = await session.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const { name, start_url } = JSON.parse(manifest.data ?? "{}");
  expect(name).toMatch(/.+ – Inbox$/);
  expect(start_url).toBe("/inbox");
});
