import type { SceneName } from "../artwork/scenes.ts";

/** One tour of the demo content; its slug also names its picture. Paragraphs have an empty line between. */
export type DemoTour = {
  slug: SceneName;
  title: string;
  description: string;
  detailPage: string;
  highlights: readonly string[];
  tips: readonly string[];
};
