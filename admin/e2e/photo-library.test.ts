import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";

/** Photos that differ, because the gallery takes each photo once. */
const takePhotos = (names: string[]) =>
  Promise.all(
    names.map(async (name) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await sharp(randomBytes(3 * 12 * 8), { raw: { width: 12, height: 8, channels: 3 } })
        .resize(1_300, 900)
        .jpeg()
        .toBuffer(),
    })),
  );

const readTitles = async (page: Page): Promise<string[]> => {
  const { gallery } = await (await page.request.get("/api/gallery")).json();
  return gallery.map(({ title }: { title: string }) => title);
};

/** A damaged photo, one that is there already, and the cut connection. */
test.use({ expectedErrors: /status of 4(09|15)|net::/ });

test("adds many photos once, though the connection breaks in between", async ({ page }) => {
  test.slow();
  const mark = `lot ${Date.now()}`;
  const photos = await takePhotos([1, 2, 3, 4, 5, 6].map((number) => `${mark} no ${number}.jpg`));
  const [unnamed] = await takePhotos(["IMG_0001.jpg"]);
  const broken = { ...photos[0]!, name: "half.jpg", buffer: photos[0]!.buffer.subarray(0, 4_000) };
  await page.goto("/admin-gallery-list");
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const connect = (offline: boolean) =>
    network.send("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: offline ? 0 : 250_000,
    });
  await connect(false);
  await page.locator("input[type=file][multiple]").setInputFiles([...photos, unnamed!, broken]);
  await page.getByRole("button", { name: /^Add \d photos$/ }).click();
  await expect(page.getByText("Title is required.")).toBeVisible();
  await expectAccessible(page, phoneLayout);
  await connect(true);
  await page.waitForTimeout(1_500);
  await connect(false);
  const row = page.getByRole("listitem", { name: "IMG_0001.jpg" });
  await row.getByRole("textbox", { name: "Title" }).fill(`${mark} unnamed`);
  await page.getByRole("button", { name: "Add 1 photo", exact: true }).click();
  await expect(page.getByRole("listitem", { name: "half.jpg" })).toContainText(/damaged/i);
  await expect(page.getByRole("listitem", { name: /\.jpg$/ })).toHaveCount(1, { timeout: 40_000 });
  const added = (await readTitles(page)).filter((title) => title.toLowerCase().startsWith(mark));
  expect(added).toHaveLength(7);
  expect(new Set(added).size).toBe(7);

  await page.getByRole("button", { name: "Remove half.jpg" }).click();
  await page.locator("input[type=file][multiple]").setInputFiles([photos[0]!]);
  await page.getByRole("button", { name: "Add 1 photo", exact: true }).click();
  await expect(page.getByText(/^This photo is already in the gallery/)).toBeVisible();
});

test("moves a photo with the keyboard, describes it, and sets its focal point", async ({
  page,
}) => {
  const title = `Pier ${Date.now()}`;
  const [photo] = await takePhotos([`${title}.jpg`]);
  await page.goto("/admin-gallery-list");
  await page.locator("input[type=file][multiple]").setInputFiles([photo!]);
  await page.getByRole("button", { name: "Add 1 photo", exact: true }).click();
  await expect(page.getByRole("link", { name: `Open ${title}` })).toBeVisible();
  // Other tests add photos meanwhile, which come before it.
  const place = (await readTitles(page)).indexOf(title);
  await page.getByRole("button", { name: `Move ${title} down` }).press("Enter");
  await expect.poll(async () => (await readTitles(page)).indexOf(title)).toBe(place + 1);
  await page.getByRole("button", { name: `Move ${title} to the start` }).press("Enter");
  await expect.poll(async () => (await readTitles(page))[0]).toBe(title);

  const field = page.getByRole("textbox", { name: `Alternative text of ${title}` });
  await field.fill("A wooden pier at dawn");
  await field.press("Enter");
  const read = async () => {
    const { gallery } = await (await page.request.get("/api/gallery")).json();
    return gallery.find((item: { title: string }) => item.title === title);
  };
  await expect.poll(async () => (await read()).alt).toBe("A wooden pier at dawn");

  await page.getByRole("link", { name: `Open ${title}` }).click();
  await expect(page.getByText("Shown in the gallery only.")).toBeVisible();
  await page.getByRole("link", { name: "Update", exact: true }).click();
  const point = page.getByRole("button", { name: "Place the focal point with the arrow keys" });
  await point.press("ArrowLeft");
  await point.press("ArrowUp");
  await expect(page.getByText("45 % from the left, 45 % from the top")).toBeVisible();
  await point.locator("img").click({ position: { x: 1, y: 1 } });
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText("Gallery card updated successfully!")).toBeVisible();
  expect((await read()).image.focalPoint).toEqual({ x: 0, y: 0 });
});
