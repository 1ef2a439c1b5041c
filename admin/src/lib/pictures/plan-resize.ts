/** In px, with the orientation applied. */
export type Size = { width: number; height: number };

/** In px; the site's widest rendition has 1,920. */
const maxSide = 2_560;
/** A picture within `maxSide` is encoded again above this. */
const maxBytes = 2_000_000;
/** Decoding takes four bytes and more for each pixel. */
const maxDecodedPixels = 110_000_000;

/** `undefined` when the picture is sent as it is. */
export const planResize = ({ width, height }: Size, bytes: number): Size | undefined => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  if (width * height > maxDecodedPixels) return undefined;
  if (scale === 1 && bytes <= maxBytes) return undefined;
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
};
