import { readFile } from "node:fs/promises";
import { expect, signIn, test } from "./fixtures.ts";

test.use({ startsSignedIn: false });

test("an admin downloads the messages, then erases a person", async ({ page, request, admin }) => {
  const email = `erased-${Date.now()}@example.test`;
  const message = { name: "Grace", email, message: "=1+1 kayaks, please" };
  expect((await request.post("/api/contact", { data: message })).status()).toBe(201);

  await signIn(page, admin);
  await page.goto("/admin-settings/personal-data");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download messages" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines.find((line) => line.includes(email))).toContain(
    `Grace,${email},"'=1+1 kayaks, please",no,,`,
  );

  await page.getByLabel("Person's email or phone number").fill(email.toUpperCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Stored about ${email.toUpperCase()}:`)).toBeVisible();
  await page.getByRole("button", { name: "Erase for good" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Erase for good" }).click();
  await expect(page.getByText("All data stored about this person has been erased.")).toBeVisible();
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText(/^Nothing is stored about/)).toBeVisible();
  await page.goto(`/contact-information?q=${email}`);
  await expect(page.getByText(/^Nothing found for/)).toBeVisible();
});
