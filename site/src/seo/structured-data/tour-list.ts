import type { ItemList } from "schema-dts";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { absoluteUrl, type Site } from "../absolute-url.ts";

type ListedTour = Pick<TourService, "_id" | "title">;

export const tourList = (name: string, tours: ListedTour[], site: Site): ItemList => ({
  "@type": "ItemList",
  name,
  numberOfItems: tours.length,
  itemListElement: tours.map(({ _id, title }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: absoluteUrl(tourPagePath(_id), site),
  })),
});
