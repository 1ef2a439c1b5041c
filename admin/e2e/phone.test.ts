import { expect, test } from "./fixtures.ts";
import { sendInquiry } from "./visitors.ts";

const phone = { width: 360, height: 800 };

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
});

test("the inbox is one tap away from every screen on a phone, with its count", async ({
  page,
  request,
}) => {
  await sendInquiry(request, "Napoleon Island");
  for (const path of ["/admin-panel", "/tour-services", "/admin-settings/site/company"]) {
    await page.goto(path);
    const link = page.getByRole("link", { name: /^Open inbox: \d+ waiting$/ });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.getByRole("heading", { name: "Inbox", level: 1 })).toBeVisible();
  }
});

test("the inbox list on a phone begins above 200 px with two-line rows that name the tour", async ({
  page,
  request,
}) => {
  const mark = `Night boat ${Date.now()} with the singing fishermen`;
  await sendInquiry(request, mark);
  await page.goto("/inbox");
  const list = page.getByRole("list", { name: "Conversations" });
  await expect(list).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect((await list.boundingBox())?.y).toBeLessThan(200);
  const row = list.getByRole("listitem").filter({ hasText: mark });
  await expect(row).toBeVisible();
  const tour = row.getByText(mark);
  const days = row.getByText(/3 – 5 Jun/);
  await expect(tour).toBeVisible();
  await expect(days).toBeVisible();
  const [box, tourBox, daysBox] = await Promise.all(
    [row, tour, days].map((part) => part.boundingBox()),
  );
  expect(box?.height).toBeLessThan(72);
  expect(tourBox?.width).toBeGreaterThan(60);
  expect(daysBox?.y).toBeCloseTo(tourBox?.y ?? 0, 0);
});

test("the first selection on a phone moves no row, and the trash button keeps its place", async ({
  page,
  request,
}) => {
  await sendInquiry(request, "Napoleon Island");
  await sendInquiry(request, "Napoleon Island");
  await page.goto("/inbox");
  const rows = page.getByRole("list", { name: "Conversations" }).getByRole("listitem");
  await expect(rows.nth(1)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const before = await rows.nth(1).boundingBox();
  const trash = page.getByRole("button", { name: "Move to trash" });
  await rows.nth(0).getByRole("checkbox").check();
  await expect(trash).toBeInViewport({ ratio: 1 });
  expect(await rows.nth(1).boundingBox()).toEqual(before);
  const place = await trash.boundingBox();
  await rows.nth(1).getByRole("checkbox").check();
  expect(await trash.boundingBox()).toEqual(place);
});

test("the settings on a phone open as a list, and each section leads back to it", async ({
  page,
}) => {
  await page.goto("/admin-settings");
  const list = page.getByRole("navigation", { name: "Settings" });
  await expect(list.getByRole("group", { name: "Me" })).toBeVisible();
  await expect(list.getByRole("group", { name: "Site" })).toBeVisible();
  await expect(list.getByRole("group", { name: "System" })).toBeVisible();
  await list.getByRole("link", { name: "Profile" }).click();
  const field = page.getByLabel("Username");
  await expect(field).toBeVisible();
  await expect(list).toBeHidden();
  expect((await field.boundingBox())?.y).toBeLessThan(250);
  await page.getByRole("main").getByRole("link", { name: "Settings", exact: true }).click();
  await expect(list).toBeVisible();
  await list.getByRole("link", { name: "Site settings" }).click();
  await expect(page.getByRole("heading", { name: "Site settings", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Settings", exact: true }).click();
  await expect(list).toBeVisible();
});

test("the confirmation to open the site shows its button on a phone", async ({ page }) => {
  const missing = Array.from({ length: 9 }, (_, at) => ({
    text: `There is something to fill in before guests come, number ${at}.`,
    path: "/admin-settings/site/company",
    isOnSite: false,
  }));
  const step = { id: "company", title: "Your company", isRequired: true, isDone: false, missing };
  const steps = [step, { ...step, id: "tour", title: "A tour", isRequired: false }];
  await page.route("**/api/first-start", (route) =>
    route.fulfill({ json: { isOpen: false, steps, demo: null } }),
  );
  await page.goto("/admin-panel");
  await page.getByRole("button", { name: "Open the site" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Still required:")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Open anyway" })).toBeInViewport({
    ratio: 1,
  });
});
