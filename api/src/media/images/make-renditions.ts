import type { EncodedFile } from "../storage/picture-files.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { planRenditions } from "./rendition-plan.ts";

type Source = { bytes: Uint8Array; width: number; height: number };

export const makeRenditions = async (
  { render }: Pick<ImageProcessor, "render">,
  { bytes, ...size }: Source,
  queue: EncodingQueue,
  signal: AbortSignal,
): Promise<EncodedFile[]> => {
  // The largest AVIF takes as long as all others together: two halves, for two cores.
  const [largest, ...others] = planRenditions(size).toSorted((a, b) => b.width - a.width);
  const halves = [largest ? [largest] : [], others];
  const files = await Promise.all(
    halves.map((plan) => queue.background(() => render(bytes, plan), signal)),
  );
  return files.flat().toSorted((a, b) => a.width - b.width);
};
