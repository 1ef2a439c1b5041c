/**
 * One tour of the demo content. `description` holds paragraphs separated by an empty line.
 * Highlights and tips never contain ", ": the update form edits them as one text joined by it.
 */
export type DemoTour = {
  slug: string;
  title: string;
  description: string;
  detailPage: string;
  highlights: readonly string[];
  tips: readonly string[];
};
