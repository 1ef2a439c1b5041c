import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, fillSignIn, signIn, test } from "./fixtures.ts";

const unique = (title: string, { workerIndex }: TestInfo) =>
  `${title} ${workerIndex} ${Date.now()}`;
const highlights = (page: Page) =>
  page
    .getByRole("textbox", { name: /^Highlight \d$/ })
    .evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLTextAreaElement ? box.value : "")),
    );

test.describe("logging out with unsaved text", () => {
  test.use({ startsSignedIn: false, expectedErrors: /status of 401/ });

  test("an ended session keeps the draft for the next sign-in", async ({
    page,
    admin,
    request,
    ownerHeaders,
  }, info) => {
    const { path } = await createTour(request, ownerHeaders, unique("Session", info));
    await signIn(page, admin);
    await page.goto(path);
    await page.getByLabel("Title").fill("Typed before the session ended");
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    const other = await page.context().newPage();
    await other.goto("/admin-panel");
    await other.getByRole("button", { name: "Logout" }).click();
    await other.waitForURL("/");
    await other.close();

    await page.waitForURL("/login");
    await fillSignIn(page, admin);
    await page.waitForURL(path);
    await expect(page.getByText(/^(Unsaved draft restored|Unpublished changes by)/)).toBeVisible();
    await expect(page.getByLabel("Title")).toHaveValue("Typed before the session ended");
  });

  test("asks once, before the session ends", async ({ page, admin }) => {
    const dialogs: string[] = [];
    page.on("dialog", async (dialog) => {
      dialogs.push(dialog.type());
      await dialog.accept();
    });
    await signIn(page, admin);
    await page.goto("/admin-settings/profile");
    await page.getByLabel("Username").fill("Ada of the lake");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByLabel("Username")).toHaveValue("Ada of the lake");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Signed in as Ada of the lake")).toBeVisible();

    await page.getByLabel("Username").fill("Somebody else");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Discard and log out" }).click();
    await page.waitForURL("/");
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    expect(dialogs).toEqual([]);
  });
});

test("highlights can be reordered by dragging with the mouse", async ({
  page,
  request,
  ownerHeaders,
}, info) => {
  const { path } = await createTour(request, ownerHeaders, unique("Mouse", info));
  await page.goto(path);
  const handle = page.getByRole("button", { name: "Drag highlight 1" });
  await handle.scrollIntoViewIfNeeded();
  const [first, second, third, ...others] = await highlights(page);
  await handle.hover();
  await page.mouse.down();
  const target = page.getByRole("textbox", { name: "Highlight 3" });
  const box = await target.boundingBox();
  const from = await handle.boundingBox();
  if (!box || !from) throw new Error("The rows are not drawn.");
  await page.mouse.move(from.x + 8, from.y + 30, { steps: 5 });
  await page.mouse.move(from.x + 8, box.y + box.height - 4, { steps: 10 });
  await page.mouse.up();
  await expect.poll(() => highlights(page)).toEqual([second, third, first, ...others]);
});

test("highlights can be reordered with the keyboard, with announcements", async ({
  page,
  request,
  ownerHeaders,
}, info) => {
  const { path, id } = await createTour(request, ownerHeaders, unique("Keyboard", info));
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  await page.route("**/api/first-start", (route) => isHeld.then(() => route.continue()));
  await page.goto(path);
  await page.getByRole("button", { name: "Drag highlight 3" }).focus();
  const announcements = page.locator("[aria-live=assertive]");
  await page.keyboard.press("Space");
  await expect(
    announcements.filter({ hasText: "Highlight 3 is held at position 3 of 3" }),
  ).toHaveCount(1);
  // A late notice moves the rows.
  hold();
  await expect(page.getByText("This is demo content.")).toBeVisible();
  // A key press before the rows are measured does nothing; at the top, another press does nothing
  // either.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    const atTop = announcements.filter({ hasText: "Highlight 3 is held at position 1 of 3" });
    await expect(atTop).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect.poll(() => highlights(page)).toEqual(["Hot springs", "Sunrise", "Fruit bats"]);

  await page.getByRole("button", { name: "Update Service" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();
  const saved = await (await page.request.get(`/api/services/${id}`)).json();
  expect(saved.details.highlights).toEqual(["Hot springs", "Sunrise", "Fruit bats"]);
});

test.describe("an edit conflict", () => {
  test.use({ expectedErrors: /^Failed to load resource.* 409/ });

  test("shows both versions side by side to choose field by field", async ({
    page,
    request,
    ownerHeaders,
  }, info) => {
    const title = unique("Conflict", info);
    const { path, id } = await createTour(request, ownerHeaders, title);
    await page.goto(path);
    await page.getByLabel("Title").fill(`${title} at dawn`);
    await page.getByRole("textbox", { name: "Tip 1" }).fill("Bring a jumper");

    const other = await page.context().newPage();
    await other.goto(path);
    await other.getByLabel("Title").fill(`${title} at night`);
    await other.getByRole("textbox", { name: "Tip 1" }).fill("Bring a torch");
    await other.getByRole("button", { name: "Update Service" }).click();
    await expect(other.getByText("Service updated successfully!")).toBeVisible();
    await other.close();

    await page.getByRole("button", { name: "Update Service" }).click();
    const titles = page.getByRole("region", { name: "Title" });
    await expect(titles.locator("mark")).toHaveText(["dawn", "night"]);
    await expect(page.getByRole("region", { name: "Highlights" })).toHaveCount(0);
    await expectAccessible(page, phoneLayout);
    await page.getByRole("button", { name: "Use this: Tips" }).click();
    await page.getByRole("button", { name: "Keep what I typed" }).click();
    await page.getByRole("button", { name: "Update Service" }).click();
    await expect(page.getByText("Service updated successfully!")).toBeVisible();
    const saved = await (await page.request.get(`/api/services/${id}`)).json();
    expect(saved.title).toBe(`${title} at dawn`);
    expect(saved.details.tips).toEqual(["Bring a torch"]);
  });
});
