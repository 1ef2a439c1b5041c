import type { ItemList } from "schema-dts";
import type { TourCard } from "../../content/tours/tour-card.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";

type ListedTour = Pick<TourCard, "path" | "title">;

export const tourList = (name: string, tours: ListedTour[], site: Site): ItemList => ({
  "@type": "ItemList",
  name,
  numberOfItems: tours.length,
  itemListElement: tours.map(({ path, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: absoluteUrl(path, site),
  })),
});
