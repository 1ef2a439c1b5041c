import { limits } from "shared/limits";
import sharp from "sharp";
import { tooLarge, unsupportedMediaType } from "../../lib/errors.ts";
import { isReadableType } from "./readable-types.ts";
import { largestWidth } from "./rendition-plan.ts";

// Decoders are an attack surface: of all that libvips can read, three formats from memory remain.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Height in px of the largest rendition: four screens; WebP itself ends at 16,383. */
const tallest = 5_120;

export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

const unreadable = () => unsupportedMediaType("The picture must be a JPEG, PNG or WebP file.");

const checkSize = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height <= limits.picturePixels) return;
  throw tooLarge(`The picture has more than ${limits.picturePixels / 1_000_000} megapixels.`);
};

const decode = async (bytes: Uint8Array): Promise<Pixels> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.picturePixels })
    .autoOrient()
    .resize({ width: largestWidth, height: tallest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
};

/** 415 when the bytes are no readable JPEG, PNG or WebP; 413 above 50 megapixels. */
export const decodePicture = async (bytes: Uint8Array): Promise<Pixels> => {
  if (!(await isReadableType(bytes))) throw unreadable();
  try {
    await checkSize(bytes);
    return await decode(bytes);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    throw unreadable();
  }
};
