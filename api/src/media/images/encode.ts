import sharp, { type Sharp } from "sharp";
import type { EncodedFile } from "../storage/picture-files.ts";
import type { Pixels } from "./decode.ts";
import {
  type PlannedRendition,
  type PlannedType,
  shareHeight,
  shareType,
} from "./rendition-plan.ts";

const open = ({ data, width, height, channels }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

/** Qualities and efforts were measured: `pnpm bench pictures`. */
const encoders: Record<PlannedType, (picture: Sharp) => Sharp> = {
  "image/avif": (picture) => picture.avif({ quality: 50, effort: 1, chromaSubsampling: "4:2:0" }),
  "image/webp": (picture) => picture.webp({ quality: 75, effort: 2 }),
  "image/jpeg": (picture) => picture.jpeg({ quality: 60, mozjpeg: true }),
  "image/png": (picture) => picture.png({ palette: true }),
};

/** Share images are cropped around the salient part. */
const resize = (picture: Sharp, { type, width }: PlannedRendition) =>
  type === shareType
    ? picture.resize({
        width,
        height: shareHeight(width),
        fit: "cover",
        position: sharp.strategy.attention,
      })
    : picture.resize({ width });

export const encodeMain = async (pixels: Pixels): Promise<EncodedFile> => {
  const bytes = await open(pixels).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  return { bytes, type: "image/jpeg", width: pixels.width };
};

export const encodeMaster = (pixels: Pixels): Promise<Uint8Array> =>
  open(pixels).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();

export const encodeRendition = async (
  pixels: Pixels,
  planned: PlannedRendition,
): Promise<EncodedFile> => {
  const bytes = await encoders[planned.type](resize(open(pixels), planned)).toBuffer();
  return { ...planned, bytes };
};

export const averageColor = async (pixels: Pixels) => {
  const [red = 0, green = 0, blue = 0] = await open(pixels)
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};
