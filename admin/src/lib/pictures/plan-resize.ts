/** Width and height of an upright picture, in px. */
export type Size = { width: number; height: number };

/** Longest side in px of what is sent; the widest rendition of the site has 1,920. */
const maxSide = 2_560;
/** Bytes from which a picture of that size is worth encoding anew. */
const maxBytes = 2_000_000;
/** Pixels that a browser is asked to decode: each takes four bytes and more for a moment. */
const maxDecodedPixels = 110_000_000;

/** The size in which a picture is sent; `undefined` when it goes as it is. */
export const planResize = ({ width, height }: Size, bytes: number): Size | undefined => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  if (width * height > maxDecodedPixels) return undefined;
  if (scale === 1 && bytes <= maxBytes) return undefined;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
