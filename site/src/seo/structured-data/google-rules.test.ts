import { expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { presentedTour } from "../../content/pages/presented-tour.ts";
import { defaultSharePicture } from "../../content/share-picture.ts";
import { withPath } from "../../content/tours/tour-services.ts";
import { nodesIn, problemsOf } from "../../testing/google-rules.ts";
import { storyOf, tourPage } from "../../testing/page.ts";
import { photos } from "../../testing/photos.ts";
import { fullTour, tour } from "../../testing/tour.ts";
import { article } from "./article.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { imageGallery } from "./image-gallery.ts";
import { pageTrip } from "./page-trip.ts";
import { tourList } from "./tour-list.ts";
import { tourProduct } from "./tour-product.ts";
import { touristTrip } from "./tourist-trip.ts";
import { travelAgency } from "./travel-agency.ts";

const site = new URL("https://tours.example");
const crumbs = [
  { name: "Home", path: "/" },
  { name: "Gallery", path: "/gallery" },
];

const published = { description: "Mist.", picture: defaultSharePicture, agency: demoSettings };
const words = { topic: fullTour.title, picture: defaultSharePicture, agency: demoSettings };

test.each([
  ["a tour's product", tourProduct(fullTour, "Lake Tours", site)],
  [
    "a product without a picture",
    tourProduct({ ...fullTour, image: null, photos: [] }, "Lake Tours", site),
  ],
  ["a tour", touristTrip(fullTour, demoSettings, site)],
  ["a tour without facts", touristTrip(tour, demoSettings, site)],
  ["a page's tour", pageTrip(presentedTour(tourPage), words, site)],
  ["a story", article(storyOf(1), published, site)],
  ["a list of tours", tourList("Tours", [tour, fullTour].map(withPath), site)],
  [
    "the gallery",
    imageGallery({ name: "Gallery", path: "/gallery", credit: "Lake Tours" }, photos(2), site),
  ],
  ["the way to a page", breadcrumbList(crumbs, site)],
  ["the company", travelAgency({ ...demoSettings, logo: null }, site)],
])("%s has all properties that Google requires", (_, thing) => {
  const nodes = nodesIn(thing);
  expect(nodes.length).toBeGreaterThan(0);
  expect(nodes.flatMap(problemsOf)).toEqual([]);
});

/**
 * Google's recommendations, without those that no tour has: ratings, shipping, returns, article numbers, an end date of
 * the price.
 */
test.each([
  [
    "a product",
    tourProduct(fullTour, "Lake Tours", site),
    ["image", "description", "brand", "offers"],
  ],
  [
    "the prices of a product",
    tourProduct(fullTour, "Lake Tours", site)?.offers,
    ["highPrice", "offerCount", "availability", "url"],
  ],
  [
    "the company",
    travelAgency({ ...demoSettings, logo: null }, site),
    [
      "url",
      "logo",
      "image",
      "telephone",
      "email",
      "geo",
      "openingHoursSpecification",
      "sameAs",
      "description",
    ],
  ],
])(
  "%s has the properties that Google recommends and a tour operator knows",
  (_, thing, recommended) => {
    expect(Object.keys(thing ?? {})).toEqual(expect.arrayContaining(recommended));
  },
);

test.each([
  [{ "@type": "Product", name: "Lake" }, "Product lacks review or aggregateRating or offers"],
  [{ "@type": "AggregateOffer", lowPrice: 0, priceCurrency: "USD" }, "0 is no lowPrice"],
  [{ "@type": "Offer", price: 5, priceCurrency: "US$" }, "US$ is no priceCurrency"],
  [
    { "@type": "BreadcrumbList", itemListElement: [{ position: 1 }] },
    "BreadcrumbList has one step",
  ],
  [{ "@type": "ItemList", itemListElement: [{ position: 2 }] }, "ItemList is not counted from 1"],
  [{ "@type": "Product", name: "Lake", offers: {}, image: [] }, "image of Product is empty"],
  [{ "@type": "FAQPage" }, "FAQPage is refused"],
])("detects the problem in %j", (node, problem) => {
  expect(problemsOf(node)).toEqual([problem]);
});

test("lists of tours link to different pages of this site", () => {
  const { itemListElement } = JSON.parse(
    JSON.stringify(tourList("Tours", [tour, fullTour].map(withPath), site)),
  );
  const urls = itemListElement.map(({ url }: { url: string }) => url);
  expect(new Set(urls).size).toBe(2);
  for (const url of urls) expect(url).toMatch(/^https:\/\/tours\.example\/service\//);
});

test("a product has the lowest price and the duration of the tour", () => {
  expect(tourProduct(fullTour, "Lake Tours", site)).toMatchObject({
    name: fullTour.title,
    category: "Kayak",
    additionalProperty: { name: "Duration", value: 2, unitCode: "DAY" },
    offers: { lowPrice: 45, highPrice: 45, offerCount: 1, priceCurrency: "USD" },
  });
  const duration = { unit: "hours", min: 6, max: 12 } as const;
  const ranging = { ...fullTour, facts: { ...fullTour.facts, duration } };
  expect(tourProduct(ranging, "Lake Tours", site)).toMatchObject({
    additionalProperty: { minValue: 6, maxValue: 12, unitCode: "HUR" },
  });
});

test("a tour without a price is not a product", () => {
  expect(tourProduct(tour, "Lake Tours", site)).toBeUndefined();
});

test("a story names its author, its publisher, and its days", () => {
  expect(article(storyOf(2), published, site)).toMatchObject({
    "@type": "Article",
    headline: "Day 2 on the lake",
    url: "https://tours.example/stories/day-2",
    datePublished: "2026-11-02",
    dateModified: "2026-11-02T08:00:00.000Z",
    author: { "@type": "Person", name: "Bea" },
    publisher: { "@type": "TravelAgency", name: demoSettings.company.name },
    image: "https://tours.example/share.png",
  });
  const own = storyOf(2, { author: demoSettings.company.name });
  expect(article(own, published, site)).toMatchObject({ author: { "@type": "TravelAgency" } });
});
