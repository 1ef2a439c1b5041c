import { expect, signIn, signUp, test } from "./fixtures.ts";

test("an admin blocks a client, who cannot sign in until unblocked", async ({
  page,
  request,
  admin,
}) => {
  const client = await signUp(request);
  const tryToSignIn = async () =>
    (await request.post("/api/ibirwa-clients/login", { data: client })).status();
  await signIn(page, admin);
  await page.goto(`/user-information?q=${client.email}`);
  const row = page.getByRole("row").filter({ hasText: client.email });
  await row.getByRole("button", { name: /^Block/ }).click();
  await expect(row.getByText("Blocked")).toBeVisible();
  expect(await tryToSignIn()).toBe(403);
  await row.getByRole("button", { name: /^Unblock/ }).click();
  await expect(row.getByText("Active")).toBeVisible();
  expect(await tryToSignIn()).toBe(200);
});

test("an admin deletes a review, after being asked", async ({ page, admin }) => {
  await signIn(page, admin);
  await page.goto("/admin-panel/reviews");
  const rows = page.getByRole("list", { name: "Reviews" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await rows
    .last()
    .getByRole("button", { name: /^Delete/ })
    .click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rows).toHaveCount(before);
  await rows
    .last()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(before - 1);
});
