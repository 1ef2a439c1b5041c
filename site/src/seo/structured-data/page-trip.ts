import type { TouristTrip } from "schema-dts";
import { noFacts } from "shared/content/tours/tour-facts";
import type { PresentedTour } from "../../content/pages/presented-tour.ts";
import type { SharePicture } from "../../content/share-picture.ts";
import { inquiryFormFor } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { type Agency, travelAgencySummary } from "./travel-agency.ts";
import { tripFacts } from "./trip-facts.ts";

export const pageTrip = (
  tour: PresentedTour,
  { topic, picture, agency }: { topic: string; picture: SharePicture; agency: Agency },
  site: Site,
): TouristTrip => ({
  "@type": "TouristTrip",
  name: topic,
  ...(tour.description && { description: tour.description }),
  url: absoluteUrl(`/${tour.slug}`, site),
  image: absoluteUrl(picture.src, site),
  provider: travelAgencySummary(agency, site),
  ...tripFacts(
    { ...noFacts, itinerary: tour.stages, prices: tour.prices },
    absoluteUrl(inquiryFormFor(topic), site),
  ),
});
