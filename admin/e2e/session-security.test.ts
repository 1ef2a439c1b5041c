import { sessionKeys } from "shared/accounts/auth";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, fillSignIn, signIn, signInByForm, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test("a token read from storage is useless without the browser's cookie", async ({
  page,
  request,
  admin,
}) => {
  await signInByForm(page, admin);
  await expect(page.getByRole("heading", { name: "Inquiries per day" })).toBeVisible();
  const stolen = await page.evaluate((key) => localStorage.getItem(key), sessionKeys.token);
  const headers = { Authorization: `Bearer ${stolen}` };
  const path = "/api/ibirwa-clients/me";
  expect((await request.get(path, { headers })).status()).toBe(401);
  const here = await page.evaluate(
    async ([url, authorization]) =>
      (await fetch(url!, { headers: { Authorization: authorization! } })).status,
    [path, headers.Authorization],
  );
  expect(here).toBe(200);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test.describe("a session ended from another device", () => {
  test.use({ expectedErrors: /status of 401.* at \/api\// });

  test("loses access and leads to the sign-in page", async ({ page, openContext, admin }) => {
    await signIn(page, admin);
    const elsewhere = await openContext();
    const other = await elsewhere.newPage();
    await signIn(other, admin);
    await page.goto("/admin-settings/security");
    const list = page.getByRole("list", { name: "Where you're signed in" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await expect(list.getByText("This device")).toHaveCount(1);
    await expectAccessible(page, phoneLayout);
    await list.getByRole("button", { name: /^Sign out/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await other.goto("/admin-settings/profile");
    await other.waitForURL("/login");
    await expect(other.getByText("You were signed out. Please sign in again.")).toBeVisible();
    await fillSignIn(other, admin);
  });
});

test.describe("long after signing in", () => {
  test.use({ expectedErrors: /^Failed to load resource.* 40[03]/ });

  test("an export asks for the password by keyboard alone, then continues", async ({
    page,
    admin,
  }) => {
    await signIn(page, admin);
    let isReauthenticated = false;
    const refusal = { code: "proof_required", message: "Confirm it's you." };
    await page.route("**/api/personal-data/inquiries", (route) =>
      isReauthenticated ? route.continue() : route.fulfill({ status: 403, json: refusal }),
    );
    await page.goto("/admin-settings/personal-data");
    const button = page.getByRole("button", { name: /inquiries/i });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
    const password = dialog.getByLabel(/^Password/);
    await expect(password).toBeFocused();
    await page.keyboard.type("not the password");
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("That password isn't right.")).toBeVisible();
    await expectAccessible(page, phoneLayout);
    isReauthenticated = true;
    await password.fill(admin.password);
    const download = page.waitForEvent("download");
    await page.keyboard.press("Enter");
    expect((await download).suggestedFilename()).toMatch(/^inquiries-.*\.csv$/);
    await expect(dialog).toBeHidden();
  });
});
