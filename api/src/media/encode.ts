import { fileTypeFromBuffer } from "file-type";
import { limits } from "shared/limits";
import sharp from "sharp";
import { tooLarge, unsupportedMediaType } from "../errors.ts";

// Decoders are an attack surface: of all that libvips can read, three formats from memory remain.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

const readableTypes = new Set(["image/jpeg", "image/png", "image/webp"]);
/** Rendition widths in px, for phones and a desktop. */
const widths = [640, 960, 1280];
/** Height in px of the largest rendition: four screens; WebP itself ends at 16,383. */
const tallest = 5_120;
const secondsToDecode = 5;

export type EncodedFile = { bytes: Uint8Array; type: "image/webp" | "image/jpeg"; width: number };
/** A re-encoded picture: the renditions, and the size and average colour of the main one. */
export type EncodedPicture = {
  main: EncodedFile;
  renditions: EncodedFile[];
  width: number;
  height: number;
  color: string;
};

const unreadable = () => unsupportedMediaType("The picture must be a JPEG, PNG or WebP file.");

const checkSize = async (bytes: Uint8Array) => {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height <= limits.picturePixels) return;
  throw tooLarge(`The picture has more than ${limits.picturePixels / 1_000_000} megapixels.`);
};

const open = (bytes: Uint8Array) =>
  sharp(bytes, { limitInputPixels: limits.picturePixels }).autoOrient();

const averageColor = (red = 0, green = 0, blue = 0) =>
  `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;

const encode = async (bytes: Uint8Array): Promise<EncodedPicture> => {
  const largest = await open(bytes)
    .resize({
      width: Math.max(...widths),
      height: tallest,
      fit: "inside",
      withoutEnlargement: true,
    })
    .flatten({ background: "#ffffff" })
    .timeout({ seconds: secondsToDecode })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = largest.info;
  const fromPixels = () => sharp(largest.data, { raw: { width, height, channels } });
  const smaller = widths.filter((candidate) => candidate < width);
  const renditions = await Promise.all(
    [...smaller, width].map(async (target): Promise<EncodedFile> => {
      const webp = await fromPixels().resize({ width: target }).webp({ quality: 75 }).toBuffer();
      return { bytes: webp, type: "image/webp", width: target };
    }),
  );
  const jpeg = await fromPixels().jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  const pixel = await fromPixels().resize(1, 1, { fit: "fill" }).raw().toBuffer();
  return {
    main: { bytes: jpeg, type: "image/jpeg", width },
    renditions,
    width,
    height,
    color: averageColor(...pixel.subarray(0, 3)),
  };
};

/**
 * Decodes an uploaded picture and encodes it anew: orientation applied, all metadata gone, sRGB.
 * 415 when its bytes are no readable JPEG, PNG or WebP; 413 above 50 megapixels.
 */
export const encodePicture = async (bytes: Uint8Array): Promise<EncodedPicture> => {
  const type = await fileTypeFromBuffer(bytes);
  if (!readableTypes.has(type?.mime ?? "")) throw unreadable();
  try {
    await checkSize(bytes);
    return await encode(bytes);
  } catch (error) {
    if (error instanceof Error && error.constructor === Error) throw unreadable();
    throw error;
  }
};
