import { fileTypeFromBuffer } from "file-type";

const readableTypes = new Set(["image/jpeg", "image/png", "image/webp"]);

/** Whether the bytes begin as a JPEG, PNG or WebP file does. */
export const isReadableType = async (bytes: Uint8Array) => {
  const type = await fileTypeFromBuffer(bytes);
  return readableTypes.has(type?.mime ?? "");
};
