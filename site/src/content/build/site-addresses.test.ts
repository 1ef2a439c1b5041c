import { expect, test } from "vitest";
import { aboutPage } from "../../testing/page.ts";
import { tour } from "../../testing/tour.ts";
import { createSnapshot, emptyContent } from "./content-snapshot.ts";
import { leadsSomewhere } from "./site-addresses.ts";

const snapshot = createSnapshot(
  { ...emptyContent, services: [tour], pages: [aboutPage] },
  new Date(),
);

test.each([
  "/",
  "/?tour=Kayak#plan-your-tour",
  "/about",
  "/about/#top",
  `/service/${tour._id}`,
  "/admin-panel",
  "/media/photo.jpg",
  "https://elsewhere.example/about-us",
])("%s leads to a page", (link) => {
  expect(leadsSomewhere(snapshot, link)).toBe(true);
});

test.each(["/about-us", "/service/gone", "/gallery-9", "/About"])("%s leads to no page", (link) => {
  expect(leadsSomewhere(snapshot, link)).toBe(false);
});
