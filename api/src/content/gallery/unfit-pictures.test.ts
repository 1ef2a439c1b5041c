import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { limits } from "shared/limits";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { animatedPng, jpegThatClaims } from "#testing/pictures/hostile-pictures.ts";
import { drawPicture, toFile } from "#testing/pictures/pictures.ts";

const openGallery = async () => {
  const { folder, send, signInAsAdmin } = await createTestApp();
  const { token } = await signInAsAdmin();
  return {
    upload: (imageFile: File) =>
      send("POST /api/gallery", { token, parts: { title: "Sunset", imageFile } }),
    /** Lists the files in the storage and among the masters. */
    stored: async () => {
      const folders = ["media", "masters"].map((name) => readdir(join(folder, name)));
      return (await Promise.all(folders)).flat();
    },
    folder,
  };
};

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = "<!doctype html><script>alert(1)</script>";
const halved = async (format: "jpeg" | "png") => {
  const bytes = await drawPicture({ width: 900, height: 700 }).toFormat(format).toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};

const unfit: [string, () => Promise<Uint8Array> | Uint8Array, number][] = [
  ["empty.jpg", () => new Uint8Array(), 415],
  ["half.jpg", () => halved("jpeg"), 415],
  ["half.png", () => halved("png"), 415],
  ["lying.jpg", () => jpegThatClaims(4_000, 3_000), 415],
  ["bomb.jpg", () => jpegThatClaims(65_000, 65_000), 413],
  ["moving.png", animatedPng, 415],
  ["drawing.svg", () => Buffer.from(svg), 415],
  ["drawing.jpg", () => Buffer.from(svg), 415],
  ["page.html", () => Buffer.from(html), 415],
  ["page.png", () => Buffer.from(html), 415],
  ["photo.jpg", () => drawPicture().gif().toBuffer(), 415],
  ["heavy.jpg", () => new Uint8Array(limits.multipartBytes), 413],
];

test.each(unfit)(
  "%s is refused in a sentence, and nothing is stored",
  async (name, make, status) => {
    const { upload, stored } = await openGallery();
    for (const type of ["image/jpeg", "image/svg+xml", "text/html", ""]) {
      const answer = await upload(toFile(await make(), name, type));
      expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/\.$/) } });
    }
    expect(await stored()).toEqual([]);
  },
);

const hostileNames = [
  "../../../../tmp/photo.jpg",
  "/etc/photo.jpg",
  "C:\\photo.jpg",
  "..%2f..%2fphoto.jpg",
  "photo.jpg\u0000.html",
  "photo\r\nX-Evil: 1.jpg",
  '"><script>.jpg',
  "$(reboot).jpg",
  "CON",
  ".htaccess",
  "фото 写真 \u202egpj.exe",
  `${"x".repeat(300)}.jpg`,
];

test.each(hostileNames)("the name %j of a file is never used", async (name) => {
  const { upload, stored, folder } = await openGallery();
  const before = (await readdir(folder)).toSorted();
  const { status, body } = await upload(toFile(await drawPicture().jpeg().toBuffer(), name));
  expect(status).toBe(201);
  const item = { imageFile: expect.stringMatching(/^\/media\/[0-9a-f]{32}-8\.jpg$/) };
  expect(body).toMatchObject({ item });
  for (const file of await stored()) expect(file).toMatch(/^[0-9a-f]{32}(-8\.jpg)?$/);
  expect((await readdir(folder)).toSorted()).toEqual(before);
});
