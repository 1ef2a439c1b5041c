import { expect, test } from "vitest";
import { fullTour, tour } from "../../testing/tour.ts";
import { toListedTour } from "../tours/listed-tour.ts";
import { toComparedTour } from "./compared-tour.ts";

const compared = (service: typeof tour) => toComparedTour(toListedTour(service));

test("has the facts that a table compares", () => {
  expect(compared(fullTour)).toEqual({
    _id: "two-days-by-kayak",
    path: "/service/two-days-by-kayak",
    inquiryPath: "/service/two-days-by-kayak#inquire",
    title: "Two Days by Kayak",
    duration: { unit: "days", min: 2, max: null },
    level: fullTour.facts.level,
    groupSize: { min: 2, max: 8 },
    minimumAge: 12,
    prices: fullTour.facts.prices,
    included: ["Guide and kayaks"],
    start: { place: "Kibuye, boat landing", time: "07:30" },
    distance: 5.6,
    ascent: 20,
  });
});

test("adds up the stages of a tour without a route", () => {
  const { facts } = fullTour;
  const [stage] = facts.itinerary;
  const itinerary = stage ? [stage, { ...stage, distance: 3, ascent: null }] : [];
  expect(compared({ ...fullTour, facts: { ...facts, route: null, itinerary } })).toMatchObject({
    distance: 12.5,
    ascent: 120,
  });
  expect(compared(tour)).toMatchObject({ distance: null, ascent: null });
});
