import type { ListItem, TouristTrip } from "schema-dts";
import { type MtbDay, mtbTour } from "../../copy/mtb-tour.ts";
import { inquiryFormFor, paths } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import type { SharePicture } from "../share-picture.ts";
import { type Agency, travelAgencySummary } from "./travel-agency.ts";
import { tripFacts } from "./trip-facts.ts";

const place = (name: string) => ({ "@type": "Place" as const, name });

const stageOf = ({ from, to, stage }: MtbDay, index: number): ListItem => ({
  "@type": "ListItem",
  position: index + 1,
  item: {
    "@type": "TouristTrip",
    name: `${stage.when}: ${stage.title}`,
    ...(stage.text && { description: stage.text }),
    tripOrigin: place(from),
    itinerary: place(to),
  },
});

export const mtbTrip = (picture: SharePicture, agency: Agency, site: Site): TouristTrip => ({
  "@type": "TouristTrip",
  name: mtbTour.title,
  description: mtbTour.teaser.text,
  url: absoluteUrl(paths.mtbTour, site),
  image: absoluteUrl(picture.src, site),
  provider: travelAgencySummary(agency, site),
  ...tripFacts(mtbTour.facts, absoluteUrl(inquiryFormFor(mtbTour.title), site)),
  itinerary: {
    "@type": "ItemList",
    numberOfItems: mtbTour.days.length,
    itemListElement: mtbTour.days.map(stageOf),
  },
});
