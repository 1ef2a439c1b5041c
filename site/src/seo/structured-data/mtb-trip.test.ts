import { expect, test } from "vitest";
import { defaultSharePicture } from "../share-picture.ts";
import { mtbTrip } from "./mtb-trip.ts";

test("the 6-day tour has an itinerary of six days, from Rubavu to Kibuye", () => {
  const { itinerary } = mtbTrip(defaultSharePicture, new URL("https://tours.example"));
  expect(itinerary).toMatchObject({ "@type": "ItemList", numberOfItems: 6 });
  expect(itinerary).toHaveProperty("itemListElement.length", 6);
  expect(itinerary).toHaveProperty("itemListElement.0.position", 1);
  expect(itinerary).toHaveProperty("itemListElement.0.item.tripOrigin.name", "Rubavu");
  expect(itinerary).toHaveProperty("itemListElement.5.item.itinerary.name", "Kibuye");
});
