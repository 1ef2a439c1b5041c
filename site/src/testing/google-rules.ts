/**
 * Google's required properties for rich results (developers.google.com/search/docs/appearance/structured-data); each
 * entry is a choice of properties. Google has no trip type: it is schema.org only. Several offers are within the limits
 * of an AggregateOffer, which makes a product snippet; a merchant listing would require a shop that ships.
 */
const required: Record<string, string[][]> = {
  Product: [["name"], ["review", "aggregateRating", "offers"]],
  Offer: [["price", "priceSpecification"], ["priceCurrency"]],
  AggregateOffer: [["lowPrice"], ["priceCurrency"]],
  Brand: [["name"]],
  BreadcrumbList: [["itemListElement"]],
  ItemList: [["itemListElement"]],
  ListItem: [["position"], ["item", "url"]],
  TravelAgency: [["name"], ["address"]],
  OpeningHoursSpecification: [["dayOfWeek"], ["opens"], ["closes"]],
  PostalAddress: [["addressCountry"]],
  GeoCoordinates: [["latitude"], ["longitude"]],
  ImageObject: [["contentUrl"], ["creator", "creditText", "copyrightNotice", "license"]],
};

/** Google forbids Event for trips on demand, and shows FAQPage only for health and government sites. */
const refused = new Set(["Event", "FAQPage"]);

const absolute = /^https?:\/\/[^/]+/;

const formats: Record<string, RegExp> = {
  availability:
    /^https:\/\/schema\.org\/(BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|OnlineOnly|OutOfStock|PreOrder|PreSale|SoldOut)$/,
  priceCurrency: /^[A-Z]{3}$/,
  price: /^(?!0$)\d+(\.\d+)?$/,
  lowPrice: /^(?!0$)\d+(\.\d+)?$/,
  highPrice: /^(?!0$)\d+(\.\d+)?$/,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  departureTime: /^(\d{4}-\d\d-\d\d|(\d{4}-\d\d-\d\dT)?\d\d:\d\d:\d\d)$/,
  addressCountry: /^[A-Z]{2}$/,
  url: absolute,
  logo: absolute,
  contentUrl: absolute,
};

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

export const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return isNode(value) ? [value, ...inside] : inside;
};

const isEmpty = (value: unknown) => value === "" || (Array.isArray(value) && value.length === 0);

const listProblems = ({ "@type": type, itemListElement: items }: Node) => {
  if (!Array.isArray(items)) return [];
  const isInOrder = items.every(({ position }, index) => position === index + 1);
  return [
    ...(isInOrder ? [] : [`${type} is not counted from 1`]),
    ...(type === "BreadcrumbList" && items.length < 2 ? ["BreadcrumbList has one step"] : []),
  ];
};

/** Problems in words; empty if a node has all properties that Google requires, in the required format. */
export const problemsOf = (node: Node): string[] => {
  const type = String(node["@type"]);
  const missing = (required[type] ?? []).filter((choice) => !choice.some((key) => key in node));
  return [
    ...missing.map((choice) => `${type} lacks ${choice.join(" or ")}`),
    ...(refused.has(type) ? [`${type} is refused`] : []),
    ...Object.entries(node).flatMap(([key, value]) => {
      if (isEmpty(value)) return [`${key} of ${type} is empty`];
      return formats[key]?.test(String(value)) === false ? [`${value} is no ${key}`] : [];
    }),
    ...listProblems(node),
  ];
};
