import type { ItemList, Offer, PeopleAudience, Place } from "schema-dts";
import type { Price } from "shared/content/tours/prices";
import type { TourFacts } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import { absoluteUrl, type Site } from "../absolute-url.ts";

// Places are few and each tour is agreed on with the guests.
export const availability = "https://schema.org/LimitedAvailability";

const forPeople = ({ people }: Price) =>
  people && {
    eligibleQuantity: {
      "@type": "QuantitativeValue" as const,
      minValue: people.min,
      ...(people.max !== null && { maxValue: people.max }),
      unitText: "person",
    },
  };

/** `url` is the page for inquiries. */
export const tourOffer = (price: Price, url: string): Offer => ({
  "@type": "Offer",
  price: price.amount,
  priceCurrency: price.currency,
  priceSpecification: {
    "@type": "UnitPriceSpecification",
    price: price.amount,
    priceCurrency: price.currency,
    unitText: price.per,
  },
  ...forPeople(price),
  ...(price.note && { description: price.note }),
  availability,
  url,
});

/** Absolute addresses of its photos, or else of its single picture. */
export const tourImages = ({ image, photos }: TourService, site: Site): string[] => {
  const images = photos.length > 0 ? photos.map((photo) => photo.image) : [image ?? []].flat();
  return images.map(({ src }) => absoluteUrl(src, site));
};

const toOrigin = ({ place, point }: NonNullable<TourFacts["start"]>): Place => ({
  "@type": "Place",
  name: place,
  ...(point && { geo: { "@type": "GeoCoordinates", ...point } }),
});

const toItinerary = (stages: TourFacts["itinerary"]): ItemList => ({
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

const toAudience = ({ activities, minimumAge }: TourFacts): PeopleAudience | undefined =>
  activities.length > 0 || minimumAge
    ? {
        "@type": "PeopleAudience",
        ...(activities.length > 0 && { audienceType: activities.join(", ") }),
        ...(minimumAge && { suggestedMinAge: minimumAge }),
      }
    : undefined;

/** Properties of a `TouristTrip`; `inquiryUrl` is the page for inquiries. */
export const tripFacts = (facts: TourFacts, inquiryUrl: string) => {
  const { start, itinerary, prices } = facts;
  const touristType = toAudience(facts);
  return {
    ...(touristType && { touristType }),
    ...(start && { tripOrigin: toOrigin(start) }),
    ...(start?.time && { departureTime: `${start.time}:00` }),
    ...(itinerary.length > 0 && { itinerary: toItinerary(itinerary) }),
    ...(prices.length > 0 && {
      offers: prices.map((price) => tourOffer(price, inquiryUrl)),
    }),
  };
};
