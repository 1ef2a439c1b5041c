import type { ListItem, TouristTrip } from "schema-dts";
import { type MtbDay, mtbTour } from "../../copy/mtb-tour.ts";
import { paths } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import type { SharePicture } from "../share-picture.ts";
import { travelAgencyName } from "./travel-agency.ts";

const place = (name: string) => ({ "@type": "Place" as const, name });

const stageOf = ({ day, title, route, text }: MtbDay): ListItem => ({
  "@type": "ListItem",
  position: day,
  item: {
    "@type": "TouristTrip",
    name: `Day ${day}: ${title}`,
    description: text,
    tripOrigin: place(route.from),
    itinerary: place(route.to),
  },
});

export const mtbTrip = (picture: SharePicture, site: Site): TouristTrip => ({
  "@type": "TouristTrip",
  name: mtbTour.title,
  description: mtbTour.teaser.text,
  url: absoluteUrl(paths.mtbTour, site),
  image: absoluteUrl(picture.src, site),
  provider: travelAgencyName(site),
  itinerary: {
    "@type": "ItemList",
    numberOfItems: mtbTour.days.length,
    itemListElement: mtbTour.days.map(stageOf),
  },
});
