import type { FocalPoint } from "shared/media/images";
import type { Rendition } from "#tables/pictures.ts";
import type { EncodedFile } from "../storage/picture-files.ts";
import type { EncodingQueue } from "./encoding-queue.ts";
import type { ImageProcessor } from "./image-processor.ts";
import { type PlannedRendition, planRenditions } from "./rendition-plan.ts";

type Source = {
  bytes: Uint8Array;
  width: number;
  height: number;
  focalPoint?: FocalPoint | undefined;
  made: Rendition[];
};

const isMade = (made: Rendition[], { type, width, focalPoint }: PlannedRendition) =>
  made.some(
    (rendition) =>
      rendition.type === type &&
      rendition.width === width &&
      rendition.focalPoint?.x === focalPoint?.x &&
      rendition.focalPoint?.y === focalPoint?.y,
  );

export const makeRenditions = async (
  { render }: Pick<ImageProcessor, "render">,
  { bytes, made, ...source }: Source,
  queue: EncodingQueue,
  signal: AbortSignal,
): Promise<EncodedFile[]> => {
  const missing = planRenditions(source).filter((planned) => !isMade(made, planned));
  return queue.background(() => render(bytes, missing), signal);
};

/** The new files take the place of those of the same type and width. */
export const replaceRenditions = (made: Rendition[], renewed: Rendition[]): Rendition[] => {
  const isRenewed = ({ type, width }: Rendition) =>
    renewed.some((rendition) => rendition.type === type && rendition.width === width);
  return [...made.filter((rendition) => !isRenewed(rendition)), ...renewed];
};
