import { expectAccessible } from "../../api/src/testing/browser/expect-accessible.ts";
import { createTour } from "./create-tour.ts";
import { expect, test } from "./fixtures.ts";
import { takePhoto } from "./photos.ts";

const waitOptions = { timeout: 60_000 };

test("a deleted tour is live again with its photos after Undo", async ({ page, ownerHeaders }) => {
  const title = `Sunset kayak ${Date.now()}`;
  const { request } = page;
  const { id } = await createTour(request, ownerHeaders, title);
  const buffer = await takePhoto({ width: 900, height: 600 });
  const imageFile = { name: "kayak.jpg", mimeType: "image/jpeg", buffer };
  const headers = ownerHeaders;
  const uploaded = await request.post("/api/pictures", { headers, multipart: { imageFile } });
  const { picture } = await uploaded.json();
  const tour = await (await request.get(`/api/services/${id}`)).json();
  const photos = [{ picture: picture._id, caption: "At dusk", alt: "A kayak at dusk" }];
  const changed = await request.put(`/api/services/${id}`, {
    headers,
    multipart: {
      title,
      description: tour.description,
      detailPage: tour.detailPage,
      details: JSON.stringify(tour.details),
      photos: JSON.stringify(photos),
    },
  });
  expect(changed.status()).toBe(200);
  const readStatus = async () => (await request.get(`/service/${id}`)).status();
  await expect.poll(readStatus, waitOptions).toBe(200);

  await page.goto("/tour-services");
  const row = page.getByRole("listitem").filter({ hasText: title });
  await row.getByRole("button", { name: `Delete ${title}` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("It stays in the trash for 30 days.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(row).toHaveCount(0);
  // The notice stays open under the pointer.
  await page.getByText(`Deleted “${title}”.`).hover();
  await expect.poll(readStatus, waitOptions).toBe(404);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`“${title}” is back as it was.`)).toBeVisible();
  await expect(row).toBeVisible();
  await expect.poll(readStatus, waitOptions).toBe(200);
  await page.goto(`/service/${id}`);
  await expect(page.getByRole("img", { name: "A kayak at dusk" }).first()).not.toHaveJSProperty(
    "naturalWidth",
    0,
  );
});

test("a page is restored from the trash, and another one is deleted for good", async ({
  page,
  ownerHeaders: headers,
}) => {
  const { request } = page;
  const now = Date.now();
  const create = async (title: string, slug: string) => {
    const data = { title, slug, description: null, topic: null, blocks: [], isShown: true };
    expect((await request.post("/api/pages", { headers, data })).status()).toBe(201);
  };
  const [title, slug] = [`Our boats ${now}`, `our-boats-${now}`];
  await create(title, slug);
  await create(`Old terms ${now}`, `old-terms-${now}`);
  const readStatus = async () => (await request.get(`/${slug}`)).status();
  await expect.poll(readStatus, waitOptions).toBe(200);
  await page.goto("/admin-settings/pages");
  for (const name of [title, `Old terms ${now}`]) {
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`Deleted “${name}”.`)).toBeVisible();
  }
  await expect.poll(readStatus, waitOptions).toBe(404);

  const trash = page.getByRole("link", { name: "Trash" });
  if (!(await trash.isVisible())) await page.getByRole("button", { name: /menu/i }).click();
  await trash.click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” is back as it was.`)).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
  await expect.poll(readStatus, waitOptions).toBe(200);

  await page.getByRole("button", { name: `Delete for good: Old terms ${now}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByRole("heading", { name: `Old terms ${now}` })).toHaveCount(0);
});
