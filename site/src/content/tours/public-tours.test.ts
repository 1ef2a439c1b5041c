import { expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { publicTours } from "./public-tours.ts";

const site = new URL("https://tours.example");

test("publishes the visible facts with absolute addresses", () => {
  const { facts, title, description, fromPrice } = fullTour;
  const [first] = publicTours([fullTour], site);
  expect(first).toEqual({
    url: "https://tours.example/service/two-days-by-kayak",
    title,
    description,
    activities: facts.activities,
    duration: facts.duration,
    level: facts.level,
    prices: facts.prices,
    fromPrice,
    start: facts.start,
    images: [1, 2, 3].map((number) => ({
      url: `https://tours.example/media/photo-${number}.jpg`,
      width: 1600,
      height: 1067,
      alt: `Kayaks on the lake, ${number}`,
    })),
  });
});

test("falls back to a tour's single picture, or none", () => {
  const [pictured, plain] = publicTours([tour, { ...tour, image: null }], site);
  expect(pictured?.images).toEqual([
    { url: "https://tours.example/media/napoleon.jpg", width: 1600, height: 1067, alt: null },
  ]);
  expect(plain?.images).toEqual([]);
});
