import { decodePicture } from "./decode.ts";
import { type EncodedFile, encodeRendition } from "./encode.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import { planRenditions } from "./rendition-plan.ts";

/**
 * All renditions of a picture, smallest first, made whenever no upload wants the cores. Begins
 * nothing further and throws once `signal` is aborted.
 */
export const makeRenditions = async (
  source: Uint8Array,
  queue: EncodingQueue,
  signal: AbortSignal,
): Promise<EncodedFile[]> => {
  const pixels = await queue.later(() => decodePicture(source), signal);
  // The largest take longest: begun first, they leave no core idle at the end.
  const plan = planRenditions(pixels.width).toSorted((a, b) => b.width - a.width);
  const files = await Promise.all(
    plan.map((rendition) => queue.later(() => encodeRendition(pixels, rendition), signal)),
  );
  return files.toSorted((a, b) => a.width - b.width);
};
