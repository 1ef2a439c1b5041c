import { expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { defaultSharePicture } from "../share-picture.ts";
import { mtbTrip } from "./mtb-trip.ts";

test("the 6-day tour has an itinerary of six days, from Rubavu to Kibuye", () => {
  const { itinerary } = mtbTrip(
    defaultSharePicture,
    demoSettings,
    new URL("https://tours.example"),
  );
  expect(itinerary).toMatchObject({ "@type": "ItemList", numberOfItems: 6 });
  expect(itinerary).toHaveProperty("itemListElement.length", 6);
  expect(itinerary).toHaveProperty("itemListElement.0.position", 1);
  expect(itinerary).toHaveProperty("itemListElement.0.item.tripOrigin.name", "Rubavu");
  expect(itinerary).toHaveProperty("itemListElement.5.item.itinerary.name", "Kibuye");
});

test("the 6-day tour tells its start, its prices and where to ask for it", () => {
  const trip = mtbTrip(defaultSharePicture, demoSettings, new URL("https://tours.example"));
  expect(trip).toHaveProperty("tripOrigin.geo.latitude", -1.7032);
  expect(trip).toHaveProperty("offers.0.price", 890);
  expect(trip).toHaveProperty(
    "offers.1.url",
    "https://tours.example/?tour=6-Day+MTB+Adventure+Through+Rwanda#plan-your-tour",
  );
});
