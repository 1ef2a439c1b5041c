import { expect, signIn, signUp, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test("an admin blocks a client, and the client cannot sign in until unblocked", async ({
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
