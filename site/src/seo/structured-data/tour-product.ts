import type { Product, PropertyValue } from "schema-dts";
import type { TourDuration } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { availability, tourImages } from "./trip-facts.ts";

/** UN/CEFACT unit codes. */
const unitCodes = { hours: "HUR", days: "DAY" };

/** An additional property, because schema.org has no duration for trips. */
const toDuration = ({ unit, min, max }: TourDuration): PropertyValue => ({
  "@type": "PropertyValue",
  name: "Duration",
  ...(max === null || max === min ? { value: min } : { minValue: min, maxValue: max }),
  unitCode: unitCodes[unit],
});

/** Search engines show the price of a product, not of a trip. `undefined` for a tour without a price. */
export function tourProduct(tour: TourService, brand: string, site: Site): Product | undefined {
  const { slug, title, description, facts, fromPrice } = tour;
  if (!fromPrice) return undefined;
  const { currency } = fromPrice;
  const amounts = facts.prices.filter((p) => p.currency === currency && p.per === fromPrice.per);
  const url = absoluteUrl(tourPagePath(slug), site);
  const images = tourImages(tour, site);
  return {
    "@type": "Product",
    "@id": `${url}#product`,
    name: title,
    description,
    ...(images.length > 0 && { image: images }),
    brand: { "@type": "Brand", name: brand },
    ...(facts.activities[0] && { category: facts.activities[0] }),
    ...(facts.duration && { additionalProperty: toDuration(facts.duration) }),
    offers: {
      "@type": "AggregateOffer",
      lowPrice: fromPrice.amount,
      highPrice: Math.max(fromPrice.amount, ...amounts.map(({ amount }) => amount)),
      offerCount: Math.max(1, amounts.length),
      priceCurrency: currency,
      availability,
      url,
    },
  };
}
