import { fileTypeFromBuffer } from "file-type";

const readableTypes = new Set(["image/jpeg", "image/png", "image/webp"]);
const heicTypes = new Set(["image/heic", "image/heif", "image/heic-sequence"]);

/** Judges by the first bytes, not by the file's name. */
export const detectPictureType = async (
  bytes: Uint8Array,
): Promise<"readable" | "heic" | "other"> => {
  const { mime = "" } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (readableTypes.has(mime)) return "readable";
  return heicTypes.has(mime) ? "heic" : "other";
};
