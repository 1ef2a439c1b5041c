import type { PortableTour } from "shared/content/tours/tour-transfer";
import { tourPagePath } from "shared/paths";
import { numberOrNull, readFacts, readList } from "./fact-cells.ts";

const shownWords = new Map([
  ["yes", true],
  ["true", true],
  ["no", false],
  ["false", false],
]);

/** The unchecked tour in the cells. Throws a 400 error for invalid JSON or prices. */
export const readCells = (
  cell: (column: string) => string,
  { id, slug, facts }: PortableTour,
): unknown => ({
  id,
  slug: cell("Address").trim() || slug,
  title: cell("Title"),
  description: cell("Description"),
  detailPage: cell("Detail page").trim() || tourPagePath(slug),
  details: {
    highlights: readList(cell("Highlights")),
    tips: readList(cell("Tips")),
    whatsapp: cell("WhatsApp"),
    email: cell("Email"),
  },
  facts: readFacts(cell, facts),
  isShown: shownWords.get(cell("Shown").trim().toLowerCase()),
  position: numberOrNull(cell("Position")),
});
