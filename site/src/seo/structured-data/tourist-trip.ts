import type { TouristTrip } from "schema-dts";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { inquiryFormId } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { departureOffers } from "./departure-offers.ts";
import { type Agency, travelAgencySummary } from "./travel-agency.ts";
import { tourImages, tripFacts } from "./trip-facts.ts";

/** Leaves out missing facts; highlights are not places of an itinerary. */
export const touristTrip = (service: TourService, agency: Agency, site: Site): TouristTrip => {
  const url = absoluteUrl(tourPagePath(service.slug), site);
  const images = tourImages(service, site);
  const inquiryUrl = `${url}#${inquiryFormId}`;
  const facts = tripFacts(service.facts, inquiryUrl);
  const offers = [...(facts.offers ?? []), ...departureOffers(service, inquiryUrl)];
  return {
    "@type": "TouristTrip",
    name: service.title,
    description: service.description,
    url,
    ...(images.length > 0 && { image: images }),
    provider: travelAgencySummary(agency, site),
    ...facts,
    ...(offers.length > 0 && { offers }),
  };
};
