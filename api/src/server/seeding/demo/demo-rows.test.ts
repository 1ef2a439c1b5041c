import { readdir } from "node:fs/promises";
import { dirname, join, parse } from "node:path";
import { findFromPrice } from "shared/content/tours/prices";
import { tourFacts } from "shared/content/tours/tour-facts";
import { tourPhotoInputs } from "shared/content/tours/tour-photos";
import type { TourRoute } from "shared/content/tours/tour-route";
import { expect, test } from "vitest";
import { mtbTourPage } from "../../../../demo/pages/mtb-tour.ts";
import { demoArchive, readDemoArchive } from "./demo-archive.ts";
import { createDemoRows } from "./demo-rows.ts";

const rows = createDemoRows(new Date("2026-11-20T09:30:00Z"));
const { tours, photos } = rows;
const getFacts = (tour: (typeof tours)[number]) => tourFacts.parse(tour.facts);
const getPhotos = (id: string) => photos.filter(({ tourId }) => tourId === id);

test.each(tours)("whoever reads $id finds all that a decision needs", (tour) => {
  const facts = getFacts(tour);
  for (const fact of ["duration", "level", "groupSize", "minimumAge", "start"] as const)
    expect(facts[fact], fact).not.toBeNull();
  expect(facts.level?.note).not.toBeNull();
  expect(facts.start).toMatchObject({ time: expect.any(String), point: expect.any(Object) });
  for (const list of [
    "activities",
    "languages",
    "prices",
    "included",
    "notIncluded",
    "toBring",
    "questions",
  ] as const)
    expect(facts[list], list).not.toEqual([]);
  for (const price of [facts.prices[0], findFromPrice(facts.prices)])
    expect(price?.note).toMatch(/^Sample price/);

  const { unit, min } = facts.duration!;
  if (unit === "days") expect(facts.itinerary).toHaveLength(min);
  const [first] = facts.itinerary;
  expect(first?.when).toBe(unit === "days" ? "Day 1" : facts.start?.time);
});

test("the photos of a tour begin with its own, are different ones, and say what is seen", () => {
  for (const { id } of tours) {
    const own = getPhotos(id).map(({ pictureId, caption, alt }) => ({
      picture: pictureId,
      caption,
      alt,
    }));
    expect(tourPhotoInputs.parse(own)).toEqual(own);
    expect(own[0]?.picture).toBe(id);
    expect(new Set(own.map(({ picture }) => picture)).size).toBe(own.length);
    for (const { caption, alt } of own) {
      expect(caption).toBeTruthy();
      expect(alt).toBeTruthy();
    }
  }
  const illustrated = tours.filter(({ id }) => getPhotos(id).length >= 3);
  expect(illustrated.length).toBeGreaterThanOrEqual(6);
});

test("the archive holds exactly the pictures that tours, gallery, pages and team show", async () => {
  const { pictures } = await readDemoArchive();
  const shown = [...photos, ...rows.gallery, ...rows.pagePictures, ...rows.team].map(
    ({ pictureId }) => pictureId,
  );
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(pictures).toSorted());
});

test("the archive is made from all originals", async () => {
  const { pictures } = await readDemoArchive();
  const originals = await readdir(join(dirname(demoArchive), "originals"));
  expect(Object.keys(pictures).toSorted()).toEqual(
    originals.map((file) => parse(file).name).toSorted(),
  );
});

test("every related tour is another one of the demo, or a page that presents one", () => {
  const ids = [...tours.map(({ id }) => id), `/${mtbTourPage.slug}`];
  for (const tour of tours) {
    const { related } = getFacts(tour);
    expect(ids).toEqual(expect.arrayContaining(related));
    expect(related).not.toContain(tour.id);
  }
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const earthRadius = 6_371;

/** Kilometres along the points, on a plane that touches the earth there. */
const getLength = ({ points }: TourRoute) =>
  points.slice(1).reduce((length, [longitude, latitude], index) => {
    const [fromLongitude, fromLatitude] = points[index]!;
    const east = radians(longitude - fromLongitude) * Math.cos(radians(latitude));
    return length + earthRadius * Math.hypot(east, radians(latitude - fromLatitude));
  }, 0);

const getClimb = ({ points }: TourRoute) =>
  points.slice(1).reduce((climb, [, , height], index) => {
    return climb + Math.max(0, height! - points[index]![2]!);
  }, 0);

test("three tours show their way, which begins at their start and is as long and steep as it says", () => {
  const routed = tours.map(getFacts).filter(({ route }) => route !== null);
  expect(routed).toHaveLength(3);
  for (const { route, start } of routed) {
    expect(route!.distance).toBeCloseTo(getLength(route!), 0);
    if (route!.ascent !== null) expect(route!.ascent).toBe(getClimb(route!));
    const [longitude, latitude] = route!.points[0]!;
    expect(longitude).toBeCloseTo(start!.point!.longitude, 2);
    expect(latitude).toBeCloseTo(start!.point!.latitude, 2);
  }
});

test("no tour's card, which shows 200 characters, ends inside a word", () => {
  const texts = tours.map(({ description }) => description.replace(/\s+/g, " "));
  expect(texts.filter((text) => /^.{199}\p{L}\p{L}/su.test(text))).toEqual([]);
});
