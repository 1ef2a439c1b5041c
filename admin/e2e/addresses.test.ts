import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";

test("a tour moves, and its old address leads visitors to the new one", async ({
  page,
  request,
  ownerHeaders: headers,
}) => {
  test.slow();
  const slug = `moved-${Date.now()}`;
  const { path, id } = await createTour(request, headers, `Moving ${Date.now()}`);
  await page.goto(path);
  await page.getByRole("button", { name: "Change address" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "New address" }).fill(slug);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`/service/${slug}`)).toBeVisible();

  const old = `/service/${id}`;
  await expect(async () => {
    const reply = await request.get(`${old.toUpperCase()}/?from=mail`, { maxRedirects: 0 });
    expect(reply.status()).toBe(301);
    expect(reply.headers().location).toBe(`/service/${slug}?from=mail`);
  }).toPass({ timeout: 60_000 });
  await page.goto(old);
  await expect(page).toHaveURL(new RegExp(`/service/${slug}$`));
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", new RegExp(`/service/${slug}$`));
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain(`${old}<`);
});

test("an owner redirects an old address, finds it, deletes it and takes that back", async ({
  page,
  request,
}) => {
  test.slow();
  const source = `/blog/${Date.now()}/some-post`;
  await page.goto("/admin-settings/site/addresses");
  await page.getByRole("button", { name: "Add redirect" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Old address" }).fill(`https://old.example${source}/`);
  await dialog.getByRole("combobox", { name: "Leads to" }).selectOption("/gallery");
  await dialog.getByRole("button", { name: "Save redirect" }).click();
  await expect(page.getByText(`${source} leads to /gallery.`)).toBeVisible();
  await page.getByRole("searchbox", { name: "Search redirects" }).fill(source);
  await expect(page.getByText(/^1 of \d+ found$/)).toBeVisible();
  await expectAccessible(page);
  const leadsTo = async (status: number) =>
    expect(async () => {
      expect((await request.get(source, { maxRedirects: 0 })).status()).toBe(status);
    }).toPass({ timeout: 60_000 });
  await leadsTo(301);
  await page.getByRole("button", { name: `Delete the redirect from ${source}` }).click();
  await leadsTo(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await leadsTo(301);
});
