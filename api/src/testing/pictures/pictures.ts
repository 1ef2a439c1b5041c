import sharp from "sharp";

type Size = { width?: number; height?: number; background?: string };

/** One colour, drawn in memory; the caller chooses the format. */
export const drawPicture = ({ width = 8, height = 6, background = "#3366cc" }: Size = {}) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Bytes as a browser would send them. */
export const toFile = (bytes: Uint8Array, name = "photo.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(bytes)], name, { type });

/** A small JPEG, ready to be uploaded. */
export const makePhoto = async (size: Size = {}) =>
  toFile(await drawPicture(size).jpeg().toBuffer());
