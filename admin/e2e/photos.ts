import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Bytes after the picture's end make the file heavy; decoders ignore them. */
const weighDown = (picture: Buffer, bytes: number) =>
  Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);

type Photo = { width: number; height: number; orientation?: 6 | 8; bytes?: number };

/**
 * A heavy photo as an upright camera stores it: sideways, with EXIF orientation and location. With
 * orientation 6 it shows red above and blue below; with 8, blue above.
 */
export const takePhoto = async ({ width, height, orientation = 6, bytes = 5_000_000 }: Photo) => {
  const half = { width: height / 2, height: width, channels: 3 } as const;
  const photo = await sharp({ create: { ...half, width: height, background: "#ff6666" } })
    .composite([
      { input: { create: { ...half, background: "#6666ff" } }, left: half.width, top: 0 },
    ])
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "2/1 3/1 36/1" } })
    .jpeg({ quality: 100 })
    .toBuffer();
  return weighDown(photo, bytes);
};

/** A picture with a transparent upper half, too heavy to send as it is. */
export const drawTransparent = async ({ width, height }: { width: number; height: number }) => {
  const below = { width, height: height / 2, channels: 3, background: "#000000" } as const;
  const picture = await sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite([{ input: { create: below }, left: 0, top: height / 2 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return weighDown(picture, 5_000_000);
};

/** Average RGB colours of a picture's upper and lower half. */
export const readHalves = async (bytes: Uint8Array) => {
  const pixels = await sharp(bytes).resize(1, 2, { fit: "fill" }).raw().toBuffer();
  return { above: [...pixels.subarray(0, 3)], below: [...pixels.subarray(3)] };
};

export const choosePhoto = (page: Page, name: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });

/** Remembers the last picture that the browser sends; call it before the page opens. */
export const watchSentPicture = async (page: Page) => {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentPicture: body.get("imageFile") });
      send.call(this, body instanceof Document ? null : body);
    };
  });
  return {
    read: async () => {
      const [name = "", base64 = ""] = await page.evaluate(async () => {
        const file = Reflect.get(window, "sentPicture") as File;
        const reader = new FileReader();
        reader.readAsDataURL(file);
        await new Promise((resolve) => reader.addEventListener("load", resolve));
        return [file.name, String(reader.result).replace(/.*,/, "")];
      });
      return { name, bytes: Buffer.from(base64, "base64") };
    },
  };
};
