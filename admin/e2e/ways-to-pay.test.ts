import { expect, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false, expectedErrors: /status of 403/ });

test("changing the ways to pay needs the password again", async ({ page, admin }) => {
  await signIn(page, admin);
  const refusal = { code: "proof_required", message: "Confirm it's you." };
  // The session of the test is younger than ten minutes.
  let wasRefused = false;
  await page.route("**/api/ways-to-pay", (route) => {
    if (wasRefused || route.request().method() !== "PUT") return route.continue();
    wasRefused = true;
    return route.fulfill({ status: 403, json: refusal });
  });
  await page.goto("/admin-settings/ways-to-pay");
  await page.getByRole("button", { name: "Add mobile money" }).click();
  await page.getByRole("textbox", { name: "Number or code" }).last().fill("*182*8*1*123456#");
  await page.getByRole("button", { name: "Save ways to pay" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel(/^Password/).fill(admin.password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Ways to pay saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Number or code" }).last()).toHaveValue(
    "*182*8*1*123456#",
  );
});
