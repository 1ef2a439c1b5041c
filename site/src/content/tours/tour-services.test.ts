import { expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { parseMenuTours, parseTourService, parseTourServices } from "./tour-services.ts";

test("reads no tours from an answer without a list", () => {
  for (const body of [undefined, null, [], {}, { services: null }, { services: "all" }]) {
    expect(parseTourServices(body as never)).toEqual([]);
  }
});

test.each([
  ["null", null],
  ["a text", "x"],
  ["an empty object", {}],
  ["a title that is no text", { ...tour, title: 1 }],
  ["no facts", { ...tour, facts: null }],
  ["details that are no object", { ...tour, details: "x" }],
])("rejects %s as a tour", (_, item) => {
  expect(parseTourService(item as never)).toBeUndefined();
  expect(() => parseTourServices({ services: [tour, item] } as never)).toThrow();
});

test("sorts tours by position, then newest first", () => {
  const { createdAt: _, ...undated } = { ...tour, _id: "undated" };
  const newer = { ...tour, _id: "newer", createdAt: "2026-10-02T08:00:00.000Z" };
  const placed = { ...undated, _id: "placed", position: 1 };
  const services = parseTourServices({
    services: [undated, tour, newer, placed],
  });
  expect(services.map(({ _id }) => _id)).toEqual(["placed", "newer", tour._id, "undated"]);
});

test("reads all facts, prices and photos of a tour", () => {
  expect(parseTourService(fullTour)).toEqual(fullTour);
});

test("reads a tour's first activity for the menu, from the API and from the site's own file", () => {
  const { _id, title } = tour;
  const services = [
    { ...fullTour, position: 1 },
    { _id, slug: _id, title, activity: "Boat" },
    { _id: "plain", slug: "plain", title, activity: null },
  ];
  const menu = parseMenuTours({ services });
  expect(menu.map(({ activity }) => activity)).toEqual(["Kayak", "Boat", null]);
});
