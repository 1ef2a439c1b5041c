import type { Offer } from "schema-dts";
import type { Price } from "shared/prices";

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

/** `url` is where it is asked for. */
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
