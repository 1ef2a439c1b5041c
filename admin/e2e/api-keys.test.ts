import { expect, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false, expectedErrors: /status of 403/ });

const listConversations = "/api/conversations";

test("a program uses a new key until the owner revokes it", async ({ page, admin, request }) => {
  await signIn(page, admin);
  const refusal = { code: "proof_required", message: "Confirm it's you." };
  // The session of the test is younger than ten minutes.
  let wasRefused = false;
  await page.route("**/api/api-keys", (route) => {
    if (wasRefused || route.request().method() !== "POST") return route.continue();
    wasRefused = true;
    return route.fulfill({ status: 403, json: refusal });
  });
  await page.goto("/admin-settings/api-keys");
  await page.getByRole("textbox", { name: "Name" }).fill("Bookkeeping");
  await page.getByRole("checkbox", { name: "Read the inbox" }).check();
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel(/^Password/).fill(admin.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  const secret = await page.getByText(/^ibk_[\w-]{43}$/).textContent();
  const headers = { Authorization: `Bearer ${secret}` };
  expect((await request.get(listConversations, { headers })).status()).toBe(200);
  const refused = await request.post("/api/builds", { headers });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    "This API key lacks the scope content:write.",
  ]);
  await page.getByRole("button", { name: "I stored it" }).click();
  await page.getByRole("button", { name: "Revoke Bookkeeping" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("“Bookkeeping” was revoked.")).toBeVisible();
  expect((await request.get(listConversations, { headers })).status()).toBe(401);
});

test("the reference of the API fits a phone and opens an operation by its link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tour operator API");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
  const link = page
    .getByRole("navigation")
    .getByRole("link", { name: "Conversations with guests" });
  await link.first().click();
  await expect(page).toHaveURL(/#listConversations$/);
  await expect(page.locator("#listConversations")).toBeInViewport();
});
