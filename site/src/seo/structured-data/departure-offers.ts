import type { Offer } from "schema-dts";
import type { TourService } from "shared/content/tours/tour-services";
import { tourOffer } from "./trip-facts.ts";

/**
 * An offer for each departure, with the tour's price if it has one. Google's rules for events exclude trips, so that
 * they are no events.
 */
export const departureOffers = (
  { title, facts: { departures, start }, fromPrice }: TourService,
  url: string,
): Offer[] =>
  departures.map(({ date, places }) => ({
    ...(fromPrice ? tourOffer(fromPrice, url) : { "@type": "Offer" as const, url }),
    availability: `https://schema.org/${places > 0 ? "InStock" : "SoldOut"}` as const,
    inventoryLevel: { "@type": "QuantitativeValue", value: places },
    itemOffered: {
      "@type": "TouristTrip",
      name: title,
      departureTime: start?.time ? `${date}T${start.time}:00` : date,
    },
  }));
