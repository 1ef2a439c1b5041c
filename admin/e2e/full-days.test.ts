import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";

test.slow();

test("a guest reads that a day is full, joins a departure by one tap, and still sends", async ({
  page,
  request,
  ownerHeaders,
  openContext,
}) => {
  const title = `Islands ${Date.now()}`;
  const { path, id } = await createTour(request, ownerHeaders, title);
  await page.goto("/admin-settings/site/fullDays");
  await page.getByRole("button", { name: "Add full days" }).click();
  const row = page.getByRole("group", { name: "Full days 1" });
  await row.getByLabel("First day").fill("2099-05-02");
  await row.getByRole("combobox", { name: "Tour" }).fill(title);
  await page.getByRole("option", { name: title }).click();
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. It will be live in a moment.")).toBeVisible();

  await page.goto(path);
  await page.getByRole("button", { name: "Add departure" }).click();
  const departure = page.getByRole("group", { name: "Departure 1" });
  await departure.getByLabel("Date").fill("2099-05-09");
  await departure.getByLabel("Places left").fill("3");
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Update Service" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();

  const visitor = await (await openContext()).newPage();
  await expect(async () => {
    await visitor.goto(`/service/${id}`);
    await expect(visitor.getByRole("heading", { name: "Join a departure" })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await visitor.getByRole("link", { name: "Ask to join on Sat 9 May 2099" }).click();
  const dialog = visitor.getByRole("dialog");
  await expect(dialog.getByLabel("From")).toHaveValue("Sat 9 May 2099");
  await expect(dialog.getByLabel("Destination")).toHaveValue(title);
  await visitor.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const form = visitor.locator('form[action$="/api/inquiries"]');
  await form.getByLabel("From").fill("2 May 2099");
  await form.getByLabel("To").fill("2 May 2099");
  await expect(form.getByText("We're full on Sat 2 May 2099.")).toBeVisible();
  await expectAccessible(visitor, phoneLayout);
  await form.getByRole("button", { name: "Sat 9 May 2099 3 places left" }).click();
  await expect(form.getByLabel("From")).toHaveValue("Sat 9 May 2099");
  await expect(form.getByLabel("To")).toHaveValue("");
  await expect(form.getByText("We're full")).toBeHidden();

  await form.getByLabel("From").fill("2 May 2099");
  await form.getByLabel("To").fill("2 May 2099");
  await form.getByLabel("Email").fill("ada@example.test");
  await form.getByLabel("Number of people").fill("2");
  await form.getByRole("button", { name: "Inquire Now" }).click();
  await expect(visitor.getByText("We've got your inquiry")).toBeVisible();
});
