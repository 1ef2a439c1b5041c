import { expect, signIn, test } from "./fixtures.ts";

test("a script in the admin cannot write HTML into the page, run text or load another's script", async ({
  page,
  admin,
}) => {
  await signIn(page, admin);
  const failures = await page.evaluate(() => {
    const tries = {
      html: () => document.body.insertAdjacentHTML("beforeend", "<img src=x>"),
      script: () => Object.assign(document.createElement("script"), { src: "/media/x.js" }),
      // biome-ignore lint/security/noGlobalEval: it is what must fail
      text: () => globalThis.eval("1"),
    };
    return Object.entries(tries).flatMap(([name, run]) => {
      try {
        run();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(failures).toEqual(["html", "script", "text"]);
});

test("an admin pastes formatted text, of which only what descriptions know is kept", async ({
  page,
  admin,
}) => {
  await signIn(page, admin);
  await page.goto("/create-service");
  await page.getByRole("button", { name: "Start blank" }).click();
  const field = page.getByLabel("Description");
  await expect(page.getByRole("button", { name: "Bullet list" })).toBeVisible();
  await field.click();
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", '<p>At <b>dawn</b><img src="x" onerror="window.hit=1"></p>');
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(field.locator("strong")).toHaveText("dawn");
  await expect(field.locator("img[onerror]")).toHaveCount(0);
  expect(await page.evaluate(() => "hit" in window)).toBe(false);
});
