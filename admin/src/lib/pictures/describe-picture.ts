import { formatBytes } from "../text/format-bytes.ts";
import type { Size } from "./plan-resize.ts";
import type { PreparedPicture } from "./prepared-picture.ts";

const formatSize = ({ width, height }: Size) => `${width} × ${height}`;

/** For example `2000 × 1500, 900 kB`. */
export function describePicture({ file, size, original }: PreparedPicture) {
  const now = [...(size ? [formatSize(size)] : []), formatBytes(file.size)].join(", ");
  if (!original) return now;
  return `Resized: ${now} instead of ${formatSize(original.size)}, ${formatBytes(original.bytes)}`;
}
