import { limits } from "shared/limits";
import { heicAdvice } from "shared/media/heic-advice";
import sharp, { type Metadata } from "sharp";
import { tooLarge, unsupportedMediaType } from "#platform/errors.ts";
import { detectPictureType } from "./readable-types.ts";
import { largestWidth } from "./rendition-plan.ts";

// Decoders are an attack surface: of all that libvips can read, three formats from memory remain.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

/** Height in px of the largest rendition: four screens; WebP itself ends at 16,383. */
const tallest = 5_120;

export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

const checkType = async (bytes: Uint8Array) => {
  const type = await detectPictureType(bytes);
  if (type === "heic") throw unsupportedMediaType(heicAdvice);
  if (type === "other") throw unsupportedMediaType("Choose a JPEG, PNG or WebP file.");
};

const damaged = () =>
  unsupportedMediaType(
    "The picture is damaged: its file ends too early or holds errors. Export it again, or choose another.",
  );

const checkSize = ({ width, height }: Metadata) => {
  if (width * height <= limits.picturePixels) return;
  throw tooLarge(`The picture has more than ${limits.picturePixels / 1_000_000} megapixels.`);
};

/** sharp hands on 16-bit pixels with a profile as Display P3. */
const isHandedOnAsP3 = ({ space, icc }: Metadata) => space === "rgb16" && icc !== undefined;

const decode = async (bytes: Uint8Array, metadata: Metadata): Promise<Pixels> => {
  const picture = sharp(bytes, { limitInputPixels: limits.picturePixels })
    .autoOrient()
    .resize({ width: largestWidth, height: tallest, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb");
  const { data, info } = await (isHandedOnAsP3(metadata) ? picture.withIccProfile("srgb") : picture)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
};

/** 415 when the bytes are no JPEG, PNG or WebP, or a damaged one; 413 above 50 megapixels. */
export const decodePicture = async (bytes: Uint8Array): Promise<Pixels> => {
  await checkType(bytes);
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    checkSize(metadata);
    return await decode(bytes, metadata);
  } catch (error) {
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    throw damaged();
  }
};
