import { expect, test } from "./fixtures.ts";

test.describe("a malicious script in the admin", () => {
  test.use({ expectedErrors: /Trusted|unsafe-eval|default-src/ });

  test("cannot inject HTML, evaluate text or load a script from another origin", async ({
    page,
  }) => {
    await page.goto("/create-gallery");
    const failures = await page.evaluate(() => {
      const tries = {
        html: () => document.body.insertAdjacentHTML("beforeend", "<img src=x>"),
        script: () => Object.assign(document.createElement("script"), { src: "/media/x.js" }),
        text: () => Object.assign(document.createElement("script"), { text: "1" }),
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
});

test("pasted formatted text keeps only the formatting that descriptions allow", async ({
  page,
}) => {
  await page.goto("/create-service");
  await page.getByRole("button", { name: "Start blank" }).click();
  const field = page.getByLabel("Description");
  await expect(page.getByRole("button", { name: "Bullet list" })).toBeVisible();
  await field.click();
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<p>At <b>dawn</b><button>Buy</button></p>");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(field.locator("strong")).toHaveText("dawn");
  await expect(field).toContainText("Buy");
  await expect(field.locator("button")).toHaveCount(0);
});
