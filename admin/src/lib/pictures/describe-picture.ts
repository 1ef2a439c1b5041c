import type { Size } from "./plan-resize.ts";
import type { PreparedPicture } from "./prepare-picture.ts";

/** A size for people, as in `3.4 MB` or `120 kB`. */
export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

const areaOf = ({ width, height }: Size) => `${width} × ${height}`;

/** How large a prepared picture is, and how large it was, as in `2000 × 1500, 900 kB`. */
export function wordsOf({ file, size, original }: PreparedPicture) {
  const now = [...(size ? [areaOf(size)] : []), sizeOf(file.size)].join(", ");
  if (!original) return now;
  return `Made smaller: ${now} instead of ${areaOf(original.size)}, ${sizeOf(original.bytes)}`;
}
