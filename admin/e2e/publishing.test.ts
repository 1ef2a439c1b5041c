import { expect, test } from "./fixtures.ts";

test("an admin makes an earlier version live again, and then the newest one", async ({
  page,
  request,
  ownerHeaders: headers,
}) => {
  // The site is live only when all saves are, including those of parallel tests.
  test.slow();
  const patience = { timeout: 90_000 };
  const servedBuild = async () =>
    (await (await request.get("/api/builds", { headers })).json()).live.buildId;
  const readStatus = async (id: string) =>
    (await (await request.get(`/api/builds/${id}`, { headers })).json()).build.status;
  const site = page.getByRole("status", { name: "The public site" });
  const rows = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  const updateNow = page
    .getByRole("main")
    .getByRole("button", { name: "Publish now", exact: true });

  await page.goto("/admin-panel");
  await site.getByRole("link").click();
  await expect(page).toHaveURL("/admin-settings/publishing");
  await updateNow.click();
  const goBack = page.getByRole("button", { name: /^Publish this version again/ });
  await expect(goBack.first()).toBeVisible(patience);
  await expect(rows.first()).toContainText("Live now", patience);
  const newest = await servedBuild();

  const rollBack = async () => {
    await goBack.first().click();
    const dialog = page.getByRole("alertdialog");
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/builds\/[^/]+\/rollback$/),
      dialog.getByRole("button", { name: "Publish it" }).click(),
    ]);
    return (await answer.json()).build;
  };

  await test.step("rolls back to the earlier version", async () => {
    // A save of a parallel test can replace the waiting build: request it again.
    await expect(async () => {
      const build = await rollBack();
      await expect(rows.filter({ hasText: "Back to the version of" }).first()).toBeVisible();
      expect(build.releaseOf).not.toBe(newest);
      const isSettled = async () => !/waiting|building/.test(await readStatus(build._id));
      await expect.poll(isSettled, patience).toBe(true);
      expect(await readStatus(build._id)).toBe("live");
    }).toPass(patience);
  });

  await test.step("returns to the newest version", async () => {
    await updateNow.click();
    await expect(rows.first()).toContainText("Live now", patience);
    await expect(site).toContainText("Live");
  });
});
