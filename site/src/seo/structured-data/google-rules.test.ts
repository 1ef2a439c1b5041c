import { expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { defaultSharePicture } from "../share-picture.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { mtbTrip } from "./mtb-trip.ts";
import { tourList } from "./tour-list.ts";
import { tourProduct } from "./tour-product.ts";
import { touristTrip } from "./tourist-trip.ts";
import { travelAgency } from "./travel-agency.ts";

/**
 * What Google requires for a rich result (developers.google.com/search/docs/appearance/structured-data), each
 * line a choice of properties. Events must not be trips, and questions show for health and government alone.
 */
const required: Record<string, string[][]> = {
  Product: [["name"], ["review", "aggregateRating", "offers"]],
  Offer: [["price", "priceSpecification"], ["priceCurrency"]],
  AggregateOffer: [["lowPrice"], ["priceCurrency"]],
  BreadcrumbList: [["itemListElement"]],
  ItemList: [["itemListElement"]],
  ListItem: [["position"], ["item", "url"]],
  TravelAgency: [["name"]],
  GeoCoordinates: [["latitude"], ["longitude"]],
};
const refused = new Set(["Event", "FAQPage"]);

/** Google's values of `Offer.availability`. */
const availabilities =
  /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut)$/;

type Node = Record<string, unknown>;

const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return "@type" in value ? [value as Node, ...inside] : inside;
};

const problemsOf = (node: Node) => {
  const type = String(node["@type"]);
  const missing = (required[type] ?? []).filter((choice) => !choice.some((key) => key in node));
  return [
    ...missing.map((choice) => `${type} lacks ${choice.join(" or ")}`),
    ...(refused.has(type) ? [`${type} is refused`] : []),
    ...("availability" in node && !availabilities.test(String(node.availability))
      ? [`${node.availability} is no availability`]
      : []),
  ];
};

const site = new URL("https://tours.example");

test.each([
  ["a tour's product", tourProduct(fullTour, site)],
  ["a tour", touristTrip(fullTour, site)],
  ["a tour without facts", touristTrip(tour, site)],
  ["the 6-day tour", mtbTrip(defaultSharePicture, site)],
  ["a list of tours", tourList("Tours", [tour, fullTour], site)],
  ["the way to a page", breadcrumbList([{ name: "Home", path: "/" }], site)],
  ["the company", travelAgency(site)],
])("%s has all that Google requires", (_, thing) => {
  const nodes = nodesIn(thing);
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes.flatMap(problemsOf)).toEqual([]);
});

test("the lists of tours lead to different pages of this site", () => {
  const { itemListElement } = JSON.parse(JSON.stringify(tourList("Tours", [tour, fullTour], site)));
  const urls = itemListElement.map(({ url }: { url: string }) => url);
  expect(new Set(urls).size).toBe(2);
  for (const url of urls) expect(url).toMatch(/^https:\/\/tours\.example\/service\//);
});

test("a product names the lowest price and how long the tour takes", () => {
  expect(tourProduct(fullTour, site)).toMatchObject({
    name: fullTour.title,
    category: "Kayak",
    additionalProperty: { name: "Duration", value: 2, unitCode: "DAY" },
    offers: { lowPrice: 45, highPrice: 45, offerCount: 1, priceCurrency: "USD" },
  });
  const duration = { unit: "hours", min: 6, max: 12 } as const;
  const ranging = { ...fullTour, facts: { ...fullTour.facts, duration } };
  expect(tourProduct(ranging, site)).toMatchObject({
    additionalProperty: { minValue: 6, maxValue: 12, unitCode: "HUR" },
  });
});

test("what has no price is no product", () => {
  expect(tourProduct(tour, site)).toBeUndefined();
});
