import { limits } from "shared/limits";
import { heicAdvice } from "shared/media/heic-advice";
import { formatBytes } from "../text/format-bytes.ts";
import type { PreparedPicture } from "./prepared-picture.ts";

/** The server checks the bytes; this checks the declared type. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

const isHeic = ({ name, type }: Pick<File, "name" | "type">) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Returns `undefined` for an acceptable file. */
export function invalidFileReason({ name, type, size }: Pick<File, "name" | "type" | "size">) {
  if (isHeic({ name, type })) return `“${name}”: ${heicAdvice}`;
  if (!pictureTypes.includes(type))
    return `“${name}” isn't a JPEG, PNG or WebP file. Please choose another one.`;
  if (size === 0) return `“${name}” is empty. Please choose another one.`;
  return undefined;
}

const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000);

/** Returns `undefined` for an acceptable size. */
export function tooLargeReason({ file, size }: PreparedPicture) {
  const pixels = size ? size.width * size.height : 0;
  if (pixels > limits.picturePixels)
    return `“${file.name}” has ${megapixels(pixels)} megapixels. Choose a photo with at most ${megapixels(limits.picturePixels)}.`;
  if (file.size > limits.pictureBytes)
    return `“${file.name}” is ${formatBytes(file.size)}. Choose a photo of at most ${formatBytes(limits.pictureBytes)}.`;
  return undefined;
}
