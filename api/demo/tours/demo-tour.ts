import type { tourFactsChange } from "shared/tour-facts";
import type { z } from "zod";
import type { DemoPictureName } from "../picture-name.ts";

/** One tour of the demo content; its slug also names its first picture. Paragraphs have an empty line between. */
export type DemoTour = {
  slug: DemoPictureName;
  title: string;
  description: string;
  detailPage: string;
  highlights: readonly string[];
  tips: readonly string[];
  photos: readonly { picture: DemoPictureName; caption: string }[];
  facts: z.input<typeof tourFactsChange>;
};
