/** Width and height of an upright picture, in px. */
export type Size = { width: number; height: number };

/** Longest side in px of what is sent; the widest rendition of the site has 1,920. */
const longestSide = 2_560;
/** Bytes from which a picture of that size is worth encoding anew. */
const heavy = 2_000_000;
/** Pixels that a browser is asked to decode: each takes four bytes and more for a moment. */
const mostPixels = 110_000_000;

/** The size in which a picture is sent; `undefined` when it goes as it is. */
export const planShrinking = ({ width, height }: Size, bytes: number): Size | undefined => {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  if (width * height > mostPixels) return undefined;
  if (scale === 1 && bytes <= heavy) return undefined;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
