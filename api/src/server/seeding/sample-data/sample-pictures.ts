import sharp from "sharp";
import { createRandom } from "./random.ts";

const width = 96;
const height = 64;
/** A picture is three by two fields of colour, blended into each other. */
const fields = { width: 3, height: 2, channels: 3 } as const;

/** A tiny picture, another for each number: thousands can be taken in and built with in minutes. */
export const samplePicture = async (number: number) => {
  const random = createRandom(number);
  const colors = Uint8Array.from({ length: fields.width * fields.height * 3 }, () =>
    Math.floor(random() * 256),
  );
  const png = await sharp(colors, { raw: fields })
    .resize(width, height, { fit: "fill" })
    .png()
    .toBuffer();
  return new File([new Uint8Array(png)], `sample-${number}.png`, { type: "image/png" });
};
