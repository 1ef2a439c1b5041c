import type { TouristTrip } from "schema-dts";
import type { TourService } from "shared/tour-services";
import { servicePath } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { travelAgencyName } from "./travel-agency.ts";

/** Without an itinerary: highlights are not places. */
export const touristTrip = (service: TourService, site: Site): TouristTrip => ({
  "@type": "TouristTrip",
  name: service.title,
  description: service.description,
  url: absoluteUrl(servicePath(service._id), site),
  ...(service.image && { image: absoluteUrl(service.image.src, site) }),
  provider: travelAgencyName(site),
});
