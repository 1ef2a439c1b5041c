import type { ItemList, PeopleAudience, Place } from "schema-dts";
import type { TourFacts } from "shared/tour-facts";
import { tourOffer } from "./tour-offer.ts";

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

/** Of a `TouristTrip`; `inquiryUrl` is where it is asked for. */
export const tripFacts = (facts: TourFacts, inquiryUrl: string) => {
  const { start, itinerary, prices } = facts;
  const touristType = audienceOf(facts);
  return {
    ...(touristType && { touristType }),
    ...(start && { tripOrigin: originOf(start) }),
    ...(start?.time && { departureTime: `${start.time}:00` }),
    ...(itinerary.length > 0 && { itinerary: itineraryOf(itinerary) }),
    ...(prices.length > 0 && {
      offers: prices.map((price) => tourOffer(price, inquiryUrl)),
    }),
  };
};
