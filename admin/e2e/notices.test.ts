import { expect, test } from "./fixtures.ts";
import { sendInquiry } from "./visitors.ts";

test.slow();

const viewports = [
  { width: 360, height: 800 },
  { width: 1440, height: 900 },
];

test("shows notices one at a time above the answer form, on a phone and a wide screen", async ({
  page,
  request,
}) => {
  const mark = `Lagoon ${Date.now()}`;
  await sendInquiry(request, mark);
  await page.goto(`/inbox?q=${mark}`);
  await page.getByRole("list", { name: "Conversations" }).getByRole("link").first().click();
  const state = page.getByRole("combobox", { name: "State" });
  const notices = page.locator(".mantine-Notification-root");
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await state.selectOption("quoted");
    await expect(notices.filter({ hasText: "Marked as quoted" })).toBeVisible();
    await state.selectOption("confirmed");
    await expect(notices.filter({ hasText: "Marked as confirmed" })).toBeVisible();
    await expect(notices).toHaveCount(1);
    const box = await notices.boundingBox();
    const writing = await page.getByRole("tablist").boundingBox();
    expect(box?.y).toBeGreaterThan(viewport.height / 3);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(writing?.y ?? 0);
  }
});

test("shows a notice below a dialog and above the save bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/admin-settings/pages/new");
  await page.getByRole("textbox", { name: "Title" }).fill(`Boats ${Date.now()}`);
  await page.getByRole("button", { name: "Add page" }).click();
  const notice = page.locator(".mantine-Notification-root");
  await expect(notice).toBeVisible();
  const save = page.getByRole("button", { name: "Publish" });
  await expect(save).toBeVisible();
  const gap = async () => {
    const [box, button] = [await notice.boundingBox(), await save.boundingBox()];
    return (button?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
