import type { DemoPictureName } from "../picture-name.ts";

/** One tour of the demo content; its slug also names its picture. Paragraphs have an empty line between. */
export type DemoTour = {
  slug: DemoPictureName;
  title: string;
  description: string;
  detailPage: string;
  highlights: readonly string[];
  tips: readonly string[];
};
