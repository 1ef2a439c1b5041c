import type { Rendition } from "#tables/pictures.ts";
import type { EncodedFile } from "../storage/picture-files.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { planRenditions } from "./rendition-plan.ts";

type Source = { bytes: Uint8Array; width: number; height: number; made: Rendition[] };

export const makeRenditions = async (
  { render }: Pick<ImageProcessor, "render">,
  { bytes, made, ...size }: Source,
  queue: EncodingQueue,
  signal: AbortSignal,
): Promise<EncodedFile[]> => {
  const isMade = (type: string, width: number) =>
    made.some((rendition) => rendition.type === type && rendition.width === width);
  const missing = planRenditions(size).filter(({ type, width }) => !isMade(type, width));
  return queue.background(() => render(bytes, missing), signal);
};
