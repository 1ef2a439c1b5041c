import { expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { fullTour, tour } from "../../testing/tour.ts";
import { touristTrip } from "./tourist-trip.ts";

const site = new URL("https://tours.example");

test("describes a tour without facts by its texts alone", () => {
  expect(touristTrip(tour, demoSettings, site)).toEqual({
    "@type": "TouristTrip",
    name: tour.title,
    description: tour.description,
    url: "https://tours.example/service/kayak-to-napoleon-island",
    image: ["https://tours.example/media/napoleon.jpg"],
    provider: expect.objectContaining({ "@type": "TravelAgency" }),
  });
});

test("describes a tour without a picture", () => {
  expect(touristTrip({ ...tour, image: null }, demoSettings, site)).not.toHaveProperty("image");
});

test("includes start, stages, prices, photos and audience of a tour", () => {
  const url = "https://tours.example/service/two-days-by-kayak#inquire";
  expect(touristTrip(fullTour, demoSettings, site)).toMatchObject({
    image: [1, 2, 3].map((number) => `https://tours.example/media/photo-${number}.jpg`),
    touristType: { audienceType: "Kayak, Nature", suggestedMinAge: 12 },
    tripOrigin: {
      "@type": "Place",
      name: "Kibuye, boat landing",
      geo: { "@type": "GeoCoordinates", latitude: -2.06, longitude: 29.345 },
    },
    departureTime: "07:30:00",
    itinerary: {
      "@type": "ItemList",
      numberOfItems: 2,
      itemListElement: [
        { position: 1, item: { name: "Day 1: To Napoleon Island", description: "We paddle out." } },
        { position: 2, item: { name: "Day 2: Home again" } },
      ],
    },
    offers: [
      {
        "@type": "Offer",
        price: 45,
        priceCurrency: "USD",
        priceSpecification: { unitText: "person" },
        eligibleQuantity: { minValue: 2, maxValue: 4 },
        description: "Children half",
        url,
      },
      { price: 300, priceSpecification: { unitText: "group" }, eligibleQuantity: { minValue: 5 } },
      { itemOffered: { "@type": "TouristTrip" } },
      { itemOffered: { "@type": "TouristTrip" } },
    ],
  });
});

const departures = [
  { date: "2026-12-12", places: 3 },
  { date: "2026-12-19", places: 0 },
];

test("offers each departure at the tour's price, with the places left", () => {
  const facts = { ...fullTour.facts, departures, prices: [] };
  const { offers } = touristTrip({ ...fullTour, facts }, demoSettings, site);
  expect(offers).toMatchObject([
    {
      price: 45,
      availability: "https://schema.org/InStock",
      inventoryLevel: { value: 3 },
      itemOffered: { name: fullTour.title, departureTime: "2026-12-12T07:30:00" },
    },
    { availability: "https://schema.org/SoldOut", inventoryLevel: { value: 0 } },
  ]);
});

test("invents no price and no time for a departure", () => {
  const { offers } = touristTrip(
    { ...tour, facts: { ...tour.facts, departures } },
    demoSettings,
    site,
  );
  expect(offers).toMatchObject([{ itemOffered: { departureTime: "2026-12-12" } }, {}]);
  expect(JSON.stringify(offers)).not.toContain("price");
});
