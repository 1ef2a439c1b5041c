import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, fillSignIn, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test.describe("while offline", () => {
  test.use({ expectedErrors: /^(Failed to load resource|Signing out on the server failed)/ });

  test("returning to the dashboard with a draft asks before discarding it", async ({
    page,
    context,
    admin,
  }) => {
    await signIn(page, admin);
    await page.goto("/admin-panel");
    await page.evaluate(() => sessionStorage.setItem("draft:inquiry:1", "half an answer"));
    await page.reload();
    await expect(page.getByRole("heading", { name: "Inquiries per day" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    expect(await page.evaluate(() => sessionStorage.getItem("draft:inquiry:1"))).toBeTruthy();
  });

  test("the browser's own question appears when ours cannot be loaded", async ({ page, admin }) => {
    await page.route("**/ConfirmDialog-*.js", (route) => route.abort());
    await signIn(page, admin);
    await page.goto("/admin-panel");
    await page.evaluate(() => sessionStorage.setItem("draft:inquiry:1", "half an answer"));
    const questions: string[] = [];
    page.on("dialog", (dialog) => {
      questions.push(dialog.message());
      return questions.length === 1 ? dialog.dismiss() : dialog.accept();
    });
    const logOut = page.getByRole("button", { name: "Logout" });
    await logOut.click();
    await expect
      .poll(() => questions)
      .toEqual([expect.stringContaining("has not been saved or sent")]);
    await expect(logOut).toBeEnabled();
    await logOut.click();
    await page.waitForURL("/");
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

test("a signed-out visitor signs in and continues to the requested page", async ({
  page,
  admin,
}) => {
  await page.goto("/user-information?q=nobody");
  await page.waitForURL("/login");
  await fillSignIn(page, admin);
  await page.waitForURL("/user-information?q=nobody");
});

test.describe("when the server does not answer", () => {
  test.use({ expectedErrors: /^(Failed to load resource|Signing out on the server failed)/ });

  test("logging out clears both storages, goes home and says that it is unconfirmed", async ({
    page,
    admin,
  }) => {
    test.slow();
    await signIn(page, admin);
    await page.goto("/admin-panel");
    await page.route("**/api/ibirwa-clients/logout", (route) => route.fulfill({ status: 503 }));
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    const stored = await page.evaluate(() => localStorage.length + sessionStorage.length);
    expect(stored).toBe(0);
    const notice = page.getByText("You're signed out in this browser.");
    await expect(notice).toBeInViewport();
    await expectAccessible(page, phoneLayout);
    await page.getByRole("link", { name: "Close" }).click();
    await expect(notice).toBeHidden();
    await page.goto("/");
    await expect(notice).toBeHidden();
  });
});

test.describe("a session that ended elsewhere", () => {
  test.use({ expectedErrors: /^Failed to load resource.* 401/ });

  test("keeps typed text, which can be saved after signing in again", async ({
    page,
    request,
    admin,
  }) => {
    await signIn(page, admin);
    await page.goto("/admin-settings/profile");
    await page.getByLabel("Username").fill("Ada of the lake");
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const headers = { Authorization: `Bearer ${token}` };
    await request.post("/api/ibirwa-clients/logout", { headers });

    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Failed to update user.")).toBeVisible();
    await expect(page.getByText("You're signed out")).toBeVisible();
    await expectAccessible(page, phoneLayout);
    const opening = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Sign in again" }).click();
    const tab = await opening;
    await fillSignIn(tab, admin);
    await tab.close();

    await expect(page.getByText("You're signed out")).toHaveCount(0);
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(page.getByText("Signed in as Ada of the lake")).toBeVisible();
  });
});
