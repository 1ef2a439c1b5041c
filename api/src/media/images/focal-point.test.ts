import type { GalleryItem } from "shared/content/gallery";
import type { Image } from "shared/media/images";
import type { Picture } from "shared/media/pictures";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { toFile } from "#testing/pictures/pictures.ts";

/** Red above, blue below, so that a crop shows what it was made around. */
const drawHalves = async () => {
  const blue = { create: { width: 800, height: 600, channels: 3, background: "#0000ff" } } as const;
  const red = await sharp({
    create: { width: 800, height: 600, channels: 3, background: "#ff0000" },
  })
    .png()
    .toBuffer();
  const whole = sharp({ create: { ...blue.create, height: 1_200 } });
  return toFile(
    await whole
      .composite([{ input: red, top: 0, left: 0 }])
      .jpeg()
      .toBuffer(),
  );
};

const openPicture = async () => {
  const testApp = await createTestApp();
  const { token } = await testApp.signInAsAdmin();
  const { services, send } = testApp;
  await services.renditions.start();
  onTestFinished(services.renditions.stop);
  const untilComplete = () =>
    expect.poll(services.renditions.areComplete, { timeout: 20_000 }).toBe(true);
  const parts = { title: "Halves", imageFile: await drawHalves() };
  const { body } = await send("POST /api/gallery", { token, parts });
  const { item } = body as { item: GalleryItem };
  await untilComplete();
  const readImage = async (): Promise<Image> =>
    ((await send(`GET /api/pictures/${item.picture}`, { token })).body as Picture).image;
  return {
    ...testApp,
    item,
    untilComplete,
    readImage,
    move: (json: object) => send(`PUT /api/pictures/${item.picture}`, { token, json }),
    readColor: async ({ share }: Image) => {
      const answer = await testApp.app.request(share?.src ?? "");
      const bytes = Buffer.from(await answer.arrayBuffer());
      const [red = 0, , blue = 0] = await sharp(bytes).resize(1, 1).raw().toBuffer();
      return red > blue ? "red" : "blue";
    },
  };
};

test("the share image is made again around a moved focal point, under a new name", async () => {
  const { move, readImage, readColor, untilComplete } = await openPicture();
  const before = await readImage();
  await move({ focalPoint: { x: 50, y: 100 } });
  // Until the new one is made, the old one stays.
  expect((await readImage()).share?.src).toBeTruthy();
  await untilComplete();
  const below = await readImage();
  expect(below).toMatchObject({ focalPoint: { x: 50, y: 100 }, sources: before.sources });
  expect(await readColor(below)).toBe("blue");
  await move({ focalPoint: { x: 50, y: 0 } });
  await untilComplete();
  const above = await readImage();
  expect(await readColor(above)).toBe("red");
  expect(above.share?.src).not.toBe(below.share?.src);
  await move({ focalPoint: null });
  await untilComplete();
  expect(await readImage()).not.toHaveProperty("focalPoint");
});

test("the same focal point makes nothing again", async () => {
  const { move, services, untilComplete } = await openPicture();
  await move({ focalPoint: { x: 10, y: 10 } });
  await untilComplete();
  await services.renditions.stop();
  await move({ focalPoint: { x: 10, y: 10 }, photographer: "Aline" });
  expect(await services.renditions.areComplete()).toBe(true);
});

test.each([{ x: -1, y: 50 }, { x: 50, y: 101 }, { x: 0.5, y: 50 }, { x: 50 }, "50,50"])(
  "refuses the focal point %j",
  async (focalPoint) => {
    const { move, readImage, send, item, signInAsAdmin } = await openPicture();
    expect(await move({ focalPoint })).toMatchObject({ status: 400 });
    const { token } = await signInAsAdmin();
    const parts = { title: "Halves", focalPoint: JSON.stringify(focalPoint) };
    const answer = await send(`PUT /api/gallery/${item._id}`, { token, parts });
    expect(answer).toMatchObject({ status: 400 });
    expect(await readImage()).not.toHaveProperty("focalPoint");
  },
);

test("a new picture of a photo has no focal point of the earlier one", async () => {
  const { send, item, signInAsAdmin } = await openPicture();
  const { token } = await signInAsAdmin();
  const change = async (parts: Record<string, string | Blob>) => {
    const sent = { token, parts: { title: "Halves", ...parts } };
    return ((await send(`PUT /api/gallery/${item._id}`, sent)).body as { item: GalleryItem }).item;
  };
  const moved = await change({ focalPoint: JSON.stringify({ x: 20, y: 80 }) });
  expect(moved.image.focalPoint).toEqual({ x: 20, y: 80 });
  const bytes = await sharp(Buffer.from(await (await drawHalves()).arrayBuffer()))
    .negate()
    .jpeg()
    .toBuffer();
  const replaced = await change({ imageFile: toFile(bytes) });
  expect(replaced.image).not.toHaveProperty("focalPoint");
});
