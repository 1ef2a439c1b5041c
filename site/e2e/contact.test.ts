import { expect, holdBack, test } from "./fixtures.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Message").fill("Do you have tandems?\nAnd helmets?");
});

test("accepts a message and opens the home page a second later", async ({ page }) => {
  const held = await holdBack(page, "**/api/contact");
  const answered = page.waitForResponse("**/api/contact").then(Date.now);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await expect(page.getByLabel("Message")).toBeDisabled();
  held.release();
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("Contact information submitted successfully!");
  await expect(status).toHaveClass(/outcome--success/);
  await page.waitForURL("/");
  expect(Date.now() - (await answered)).toBeGreaterThan(900);
});

test("requires every field", async ({ page }) => {
  for (const label of ["Name", "Email", "Message"]) {
    await page.getByLabel(label).fill("");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByLabel(label)).toBeFocused();
    await page.getByLabel(label).fill(label === "Email" ? "ada@example.test" : "Ada");
  }
});

test("sends an address copied with an invisible character and one with an international domain", async ({
  page,
}) => {
  for (const [typed, sent] of [
    ["\u200eada@example.test\u200e", "ada@example.test"],
    ["ada@münchen.example", "ada@xn--mnchen-3ya.example"],
  ] as const) {
    const email = page.getByLabel("Email");
    await email.fill("");
    await email.evaluate((field) => field.focus());
    await page.keyboard.insertText(typed);
    const request = page.waitForRequest("**/api/contact");
    await page.getByRole("button", { name: "Submit" }).click();
    expect((await request).postDataJSON()).toMatchObject({ email: sent });
    await page.waitForURL("/");
    await page.goto("/contact");
    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Message").fill("Do you have tandems?");
  }
});
