import { expect, test } from "vitest";
import { demoSettings } from "../../../../api/demo/site-settings.ts";
import { presentedTour } from "../../content/pages/presented-tour.ts";
import { defaultSharePicture } from "../../content/share-picture.ts";
import { tourPage } from "../../testing/page.ts";
import { pageTrip } from "./page-trip.ts";

test("describes a page's tour with its days, its prices and the address for inquiries", () => {
  const words = { topic: "Two Days by Kayak", picture: defaultSharePicture, agency: demoSettings };
  const trip = pageTrip(presentedTour(tourPage), words, new URL("https://tours.example"));
  expect(trip).toMatchObject({
    name: "Two Days by Kayak",
    url: "https://tours.example/two-days",
    itinerary: { numberOfItems: 2, itemListElement: [{ position: 1 }, { position: 2 }] },
    offers: [
      { price: 45, url: "https://tours.example/?tour=Two+Days+by+Kayak#plan-your-tour" },
      {},
    ],
  });
});
