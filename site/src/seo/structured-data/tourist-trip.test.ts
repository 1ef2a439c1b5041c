import { expect, test } from "vitest";
import { tour } from "../../testing/tour.ts";
import { touristTrip } from "./tourist-trip.ts";

const site = new URL("https://tours.example");

test("a tour is described by its own fields", () => {
  expect(touristTrip(tour, site)).toEqual({
    "@type": "TouristTrip",
    name: tour.title,
    description: tour.description,
    url: "https://tours.example/service/kayak-to-napoleon-island",
    image: "https://tours.example/media/napoleon.jpg",
    provider: expect.objectContaining({ "@type": "TravelAgency" }),
  });
});

test("a tour without a picture is described without one", () => {
  expect(touristTrip({ ...tour, image: null }, site)).not.toHaveProperty("image");
});
