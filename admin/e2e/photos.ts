import type { Page } from "@playwright/test";
import sharp from "sharp";

const noise = { type: "gaussian", mean: 128, sigma: 50 } as const;

/**
 * A photo as a camera that is held upright stores it: lying, with how to turn it and where it was
 * taken, and heavy. Turned, it is red above and blue below; from one that was held the other way up
 * (8), it is blue above.
 */
export const takePhoto = async ({
  width,
  height,
  orientation = 6,
}: {
  width: number;
  height: number;
  orientation?: 6 | 8;
}) => {
  const half = { width: height / 2, height: width, channels: 3 } as const;
  const drawHalf = (background: string) =>
    sharp({ create: { ...half, background, noise } })
      .composite([{ input: { create: { ...half, background } }, blend: "multiply" }])
      .png({ compressionLevel: 0 })
      .toBuffer();
  const [above, below] = [await drawHalf("#ff6666"), await drawHalf("#6666ff")];
  return sharp({ create: { ...half, width: height, background: "#000000" } })
    .composite([
      { input: above, left: 0, top: 0 },
      { input: below, left: half.width, top: 0 },
    ])
    .withMetadata({ orientation })
    .withExifMerge({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "2/1 3/1 36/1" } })
    .jpeg({ quality: 100 })
    .toBuffer();
};

/** A picture whose upper half is transparent, and too heavy to go as it is. */
export const drawTransparent = async ({ width, height }: { width: number; height: number }) => {
  const below = await sharp({
    create: { width, height: height / 2, channels: 3, background: "#000000", noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite([{ input: below, left: 0, top: height / 2 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** Average colours of a picture's upper and lower half, as numbers of red, green and blue. */
export const halvesOf = async (bytes: Uint8Array) => {
  const pixels = await sharp(bytes).resize(1, 2, { fit: "fill" }).raw().toBuffer();
  return { above: [...pixels.subarray(0, 3)], below: [...pixels.subarray(3)] };
};

/** Chooses a file by the button of the picture field. */
export const choosePhoto = (page: Page, name: string, buffer: Buffer) =>
  page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });

/** Remembers the last picture that leaves the browser; to be called before a page is opened. */
export const watchSentPicture = async (page: Page) => {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sentPicture: body.get("imageFile") });
      send.call(this, body);
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
