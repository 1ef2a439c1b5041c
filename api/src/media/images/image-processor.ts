import type { EncodedFile } from "../storage/picture-files.ts";
import { decodePicture } from "./decode.ts";
import { averageColor, encodeMain, encodeMaster, encodeRendition } from "./encode.ts";
import type { PlannedRendition } from "./rendition-plan.ts";

export type IngestedImage = {
  width: number;
  height: number;
  color: string;
  main: EncodedFile;
  master: Uint8Array;
};

export type ImageProcessor = {
  ingest: (bytes: Uint8Array) => Promise<IngestedImage>;
  render: (source: Uint8Array, plan: PlannedRendition[]) => Promise<EncodedFile[]>;
};

export const imageProcessor: ImageProcessor = {
  ingest: async (bytes) => {
    const pixels = await decodePicture(bytes);
    const { width, height } = pixels;
    const master = await encodeMaster(pixels);
    const main = await encodeMain(pixels);
    return { width, height, color: await averageColor(pixels), main, master };
  },

  render: async (source, plan) => {
    const pixels = await decodePicture(source);
    return Promise.all(plan.map((rendition) => encodeRendition(pixels, rendition)));
  },
};
