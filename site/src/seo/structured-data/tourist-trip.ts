import type { ItemList, PeopleAudience, Place, TouristTrip } from "schema-dts";
import type { TourFacts } from "shared/tour-facts";
import type { TourService } from "shared/tour-services";
import { inquiryFormId, servicePath } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { tourImages } from "./tour-images.ts";
import { tourOffer } from "./tour-offer.ts";
import { travelAgencyName } from "./travel-agency.ts";

const originOf = ({ place, point }: NonNullable<TourFacts["start"]>): Place => ({
  "@type": "Place",
  name: place,
  ...(point && { geo: { "@type": "GeoCoordinates", ...point } }),
});

const itineraryOf = (stages: TourFacts["itinerary"]): ItemList => ({
  "@type": "ItemList",
  numberOfItems: stages.length,
  itemListElement: stages.map(({ when, title, text }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "TouristTrip",
      name: when ? `${when}: ${title}` : title,
      ...(text && { description: text }),
    },
  })),
});

const audienceOf = ({ activities, minimumAge }: TourFacts): PeopleAudience | undefined =>
  activities.length > 0 || minimumAge
    ? {
        "@type": "PeopleAudience",
        ...(activities.length > 0 && { audienceType: activities.join(", ") }),
        ...(minimumAge && { suggestedMinAge: minimumAge }),
      }
    : undefined;

const factsOf = (facts: TourFacts, url: string) => {
  const { start, itinerary, prices } = facts;
  const touristType = audienceOf(facts);
  return {
    ...(touristType && { touristType }),
    ...(start && { tripOrigin: originOf(start) }),
    ...(start?.time && { departureTime: `${start.time}:00` }),
    ...(itinerary.length > 0 && { itinerary: itineraryOf(itinerary) }),
    ...(prices.length > 0 && {
      offers: prices.map((price) => tourOffer(price, `${url}#${inquiryFormId}`)),
    }),
  };
};

/** What the tour does not tell is left out; highlights are no places of an itinerary. */
export const touristTrip = (service: TourService, site: Site): TouristTrip => {
  const url = absoluteUrl(servicePath(service._id), site);
  const images = tourImages(service, site);
  return {
    "@type": "TouristTrip",
    name: service.title,
    description: service.description,
    url,
    ...(images.length > 0 && { image: images }),
    provider: travelAgencyName(site),
    ...factsOf(service.facts, url),
  };
};
