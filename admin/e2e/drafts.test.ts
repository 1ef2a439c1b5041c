import type { TestInfo } from "@playwright/test";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, signIn, test } from "./fixtures.ts";

test.slow();

const unique = (title: string, { workerIndex }: TestInfo) =>
  `${title} ${workerIndex} ${Date.now()}`;
const phone = { width: 390, height: 844 };

test("a draft typed on one phone is continued and published on another", async ({
  page,
  browser,
  request,
  ownerHeaders,
  admin,
}, info) => {
  const title = unique("Kayak", info);
  const { path, id } = await createTour(request, ownerHeaders, title);
  await page.setViewportSize(phone);
  await page.goto(path);
  await page.getByLabel("Title").fill(`${title} at dawn`);
  await expect(page.getByText(/^Draft saved \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page, phoneLayout);
  const published = await (await request.get(`/api/services/${id}`)).json();
  expect(published.title).toBe(title);

  const other = await browser.newPage({ viewport: phone });
  await signIn(other, admin);
  await other.goto("/tour-services");
  const row = other.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByRole("img", { name: /^Unpublished changes by / })).toBeVisible();
  await other.goto(path);
  await expect(other.getByText(/^Unpublished changes by /)).toBeVisible();
  await expect(other.getByLabel("Title")).toHaveValue(`${title} at dawn`);
  await expectAccessible(other, phoneLayout);
  await other.getByRole("textbox", { name: "Tip 1" }).fill("Bring a torch");
  await other.getByRole("button", { name: "Update Service" }).click();
  await expect(other.getByText("Service updated successfully!")).toBeVisible();
  await expect
    .poll(async () => (await request.get(`/api/services/${id}`)).json())
    .toMatchObject({ title: `${title} at dawn`, details: { tips: ["Bring a torch"] } });
  await expect
    .poll(async () =>
      (await request.get(`/api/drafts/tour/${id}`, { headers: ownerHeaders })).json(),
    )
    .toEqual({ draft: null });
  await other.close();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("a draft stays on the device and is sent when the connection is back", async ({
    page,
    context,
    request,
    ownerHeaders,
  }, info) => {
    const { path, id } = await createTour(request, ownerHeaders, unique("Offline", info));
    await page.goto(path);
    const field = page.getByRole("textbox", { name: "Tip 1" });
    await expect(field).toHaveValue("Bring a hat");
    await context.setOffline(true);
    await field.fill("Bring a jumper");
    await expect(page.getByText("Draft on this device only")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    const { draft } = await (
      await request.get(`/api/drafts/tour/${id}`, { headers: ownerHeaders })
    ).json();
    expect(draft.values.details.tips).toEqual(["Bring a jumper"]);
  });
});

test("a discarded draft can be brought back", async ({ page, request, ownerHeaders }, info) => {
  const { path } = await createTour(request, ownerHeaders, unique("Discard", info));
  await page.goto(path);
  const field = page.getByRole("textbox", { name: "Tip 1" });
  await field.fill("Bring a jumper");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Unpublished changes by /)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field).toHaveValue("Bring a hat");
  await page.locator(".mantine-Notification-root").getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("Bring a jumper");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
});

test("a new tour is kept as a draft, found in the list and published later", async ({
  page,
  request,
}, info) => {
  const title = unique("Sunset kayak", info);
  await page.setViewportSize(phone);
  await page.goto("/create-service");
  await page.getByLabel("Title").fill(title);
  await page.getByRole("button", { name: "Keep as draft" }).click();
  await page.waitForURL("/tour-services");
  await expect(page.getByText("Draft kept")).toBeVisible();
  await expect(page.getByText(`Not published yet: ${title}`)).toBeVisible();
  await expectAccessible(page, phoneLayout);
  expect(await (await request.get("/api/content")).text()).not.toContain(title);

  await page.getByRole("link", { name: `Continue with ${title}` }).click();
  await expect(page.getByLabel("Title")).toHaveValue(title);
  await page.getByRole("button", { name: "Create Service" }).click();
  await expect(page.getByText("✅ Service created successfully!")).toBeVisible();
  await page.waitForURL("/tour-services");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByText(`Not published yet: ${title}`)).toHaveCount(0);
});

test("publishing a new tour leaves no draft, also when the tab closes at once", async ({
  page,
  request,
  ownerHeaders,
}, info) => {
  const title = unique("Dawn paddle", info);
  await page.goto("/create-service");
  await page.getByLabel("Title").fill(title);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const created = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" &&
      new URL(response.url()).pathname === "/api/services",
  );
  await page.getByRole("button", { name: "Create Service" }).click();
  expect((await created).status()).toBe(201);
  await page.close();
  const { drafts } = await (await request.get("/api/drafts", { headers: ownerHeaders })).json();
  expect(drafts.filter(({ name }: { name: string }) => name === title)).toEqual([]);
});

test.describe("two people in one draft", () => {
  test.use({ expectedErrors: /^Failed to load resource.* 409/ });

  test("the second one chooses field by field", async ({
    page,
    browser,
    request,
    ownerHeaders,
    admin,
  }, info) => {
    const { path, id } = await createTour(request, ownerHeaders, unique("Together", info));
    const tip = "Tip 1";
    await page.goto(path);
    await expect(page.getByRole("textbox", { name: tip })).toHaveValue("Bring a hat");
    const other = await browser.newPage();
    await signIn(other, admin);
    await other.goto(path);
    await other.getByRole("textbox", { name: tip }).fill("Bring a torch");
    await expect(other.getByText(/^Draft saved/)).toBeVisible();
    await other.close();

    await page.getByRole("textbox", { name: tip }).fill("Bring a jumper");
    await expect(page.getByText(/changed this draft at the same time/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Update Service" })).toBeDisabled();
    await page.getByRole("button", { name: "Use this: Tips" }).click();
    await page.getByRole("button", { name: "Keep what I typed" }).click();
    await expect(page.getByText(/^Draft saved/)).toBeVisible();
    const { draft } = await (
      await request.get(`/api/drafts/tour/${id}`, { headers: ownerHeaders })
    ).json();
    expect(draft.values.details.tips).toEqual(["Bring a torch"]);
  });
});
