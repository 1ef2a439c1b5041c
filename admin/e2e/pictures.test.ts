import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible, phoneLayout } from "../../api/src/testing/browser/expect-accessible.ts";
import { expect, test } from "./fixtures.ts";
import { choosePhoto, drawTransparent, readHalves, takePhoto, watchSentPicture } from "./photos.ts";
import { dropPicture, holdAnswers, holdDrawing, pixel, sendAt } from "./uploads.ts";

/** A busy machine needs long for this many pixels. */
const patience = { timeout: 30_000 };

const isStored = async (page: Page, title: string) => {
  const { gallery } = await (await page.request.get("/api/gallery")).json();
  return gallery.some((item: { title: string }) => item.title === title);
};

test("a dropped picture shows upload progress, can be cancelled and sent again", async ({
  page,
}) => {
  test.slow();
  const title = `The bay ${Date.now()}`;
  await page.goto("/create-gallery");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  // Bytes after the picture's end slow the upload down; the server drops them.
  await dropPicture(page, "bay.png", Buffer.concat([pixel, randomBytes(1_900_000)]));
  await expect(page.getByAltText("Preview of bay.png")).toBeVisible();

  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await sendAt(network, 60_000);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  const progress = page.getByRole("progressbar", { name: "Photo uploaded" });
  await expect
    .poll(async () => Number(await progress.getAttribute("aria-valuenow")))
    .toBeGreaterThan(10);
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText(/^Cancelled\. Your text is still here/)).toBeVisible();
  await expectAccessible(page, phoneLayout);
  expect(await isStored(page, title)).toBe(false);

  await sendAt(network, -1);
  await expect(page.getByAltText("Preview of bay.png")).toBeVisible();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Photo uploaded successfully!")).toBeVisible();
  await expect(page.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
});

test("cancelling after the photo was sent says that it may be stored, and shows the result", async ({
  page,
}) => {
  const title = `Stopped ${Date.now()}`;
  await page.goto("/create-gallery");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await dropPicture(page, "bay.png", pixel);
  // The server has stored the photo, but its response does not arrive.
  const network = await page.context().newCDPSession(page);
  await holdAnswers(network);
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Processing…")).toBeVisible();
  await expect.poll(() => isStored(page, title)).toBe(true);
  await expectAccessible(page, phoneLayout);
  await page.getByRole("button", { name: "Cancel" }).click();
  await network.send("Fetch.disable");
  await expect(page.getByText(/It may already be saved/)).toBeVisible();
  await expect(page.getByRole("link", { name: `Edit ${title}` })).toBeVisible();
});

test("a photo too heavy to send is shrunk first, upright and without its location", async ({
  page,
}) => {
  test.slow();
  const title = `The hill ${Date.now()}`;
  const photo = await takePhoto({ width: 3_450, height: 4_600, bytes: 17_000_000 });
  const sent = await watchSentPicture(page);
  await page.goto("/create-gallery");
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await choosePhoto(page, "IMG_0042.JPG", photo);
  const resizedText = /^Resized: 1920 × 2560, .* instead of 3450 × 4600, /;
  await expect(page.getByText(resizedText)).toBeVisible(patience);
  await expect(page.getByAltText("Preview of IMG_0042.JPG")).toBeVisible();
  await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByText("Photo uploaded successfully!")).toBeVisible(patience);

  const { name, bytes } = await sent.read();
  expect(name).toBe("IMG_0042.jpg");
  expect(bytes.length).toBeLessThan(photo.length / 4);
  const { format, width, height, orientation, exif } = await sharp(bytes).metadata();
  const asSent = { format, width, height, orientation: orientation ?? 1, exif };
  expect(asSent).toEqual({ format: "jpeg", width: 1_920, height: 2_560, orientation: 1 });
  const { gallery } = await (await page.request.get("/api/gallery")).json();
  const item = gallery.find((one: { title: string }) => one.title === title);
  expect(item.image).toMatchObject({ width: 1_920, height: 2_560 });
  const { above, below } = await readHalves(await (await page.request.get(item.imageFile)).body());
  expect(above[0]).toBeGreaterThan(above[2]! + 30);
  expect(below[2]).toBeGreaterThan(below[0]! + 30);
});

/** The size of the picture to be sent, and a pixel from its upper and lower half. */
const readPreview = (page: Page, name: string) =>
  page.getByAltText(`Preview of ${name}`).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixelAt = (y: number) => [...(context?.getImageData(width / 2, y, 1, 1).data ?? [])];
    return { size: [width, height], above: pixelAt(height / 4), below: pixelAt(height * 0.75) };
  });

test("a photo taken upside down becomes upright, and transparency becomes white", async ({
  page,
}) => {
  const held = await holdDrawing(page);
  await page.goto("/create-gallery");
  const photo = await takePhoto({ width: 1_500, height: 3_000, orientation: 8 });
  await choosePhoto(page, "hill.jpg", photo);
  await expect(page.getByText("Preparing photo…")).toBeVisible();
  await expectAccessible(page, phoneLayout);
  held.release();
  await expect(page.getByText(/^Resized: 1280 × 2560, /)).toBeVisible(patience);
  await expectAccessible(page, phoneLayout);
  const turned = await readPreview(page, "hill.jpg");
  expect(turned.size).toEqual([1_280, 2_560]);
  expect(turned.above[2]).toBeGreaterThan(turned.above[0]! + 30);
  expect(turned.below[0]).toBeGreaterThan(turned.below[2]! + 30);

  await choosePhoto(page, "logo.png", await drawTransparent({ width: 3_000, height: 2_000 }));
  await expect(page.getByText(/^Resized: 2560 × 1707, /)).toBeVisible(patience);
  const { above } = await readPreview(page, "logo.png");
  for (const channel of above) expect(channel).toBeGreaterThan(240);
});

test.describe("a picture that this browser cannot decode", () => {
  // With tracing on, the browser requests the blob of the broken preview once more.
  test.use({ expectedErrors: /status of 415|blob:/ });

  test("is sent to the server, which explains the problem", async ({ page }) => {
    await page.goto("/create-gallery");
    await page.getByRole("textbox", { name: "Title" }).fill("No picture");
    await choosePhoto(page, "bay.jpg", randomBytes(3_000));
    await page.getByRole("button", { name: "Upload", exact: true }).click();
    await expect(page.getByText("Error: Choose a JPEG, PNG or WebP file.")).toBeVisible();
  });
});
