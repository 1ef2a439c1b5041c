import type { FocalPoint } from "shared/media/images";
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

/** Cuts as `object-position` does on the site. */
const cropAround = ({ width, height }: Pixels, ratio: number, { x, y }: FocalPoint) => {
  const cut = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const left = Math.round(((width - cut.width) * x) / 100);
  const top = Math.round(((height - cut.height) * y) / 100);
  return { ...cut, left, top };
};

/** Share images without a focal point are cropped around the salient part. */
const resize = (pixels: Pixels, { type, width, focalPoint }: PlannedRendition) => {
  const picture = open(pixels);
  if (type !== shareType) return picture.resize({ width });
  const height = shareHeight(width);
  if (focalPoint)
    return picture
      .extract(cropAround(pixels, width / height, focalPoint))
      .resize({ width, height, fit: "fill" });
  return picture.resize({ width, height, fit: "cover", position: sharp.strategy.attention });
};

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
  const bytes = await encoders[planned.type](resize(pixels, planned)).toBuffer();
  return { ...planned, bytes };
};

export const averageColor = async (pixels: Pixels) => {
  const [red = 0, green = 0, blue = 0] = await open(pixels)
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
};
