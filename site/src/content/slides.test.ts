import { expect, test } from "vitest";
import { photos } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { selectSlides } from "./slides.ts";

test("of many gallery pictures the first 20 are slides", () => {
  const slides = selectSlides(photos(24), [tour]);
  expect(slides).toHaveLength(20);
  expect(slides.map(({ alt }) => alt)).not.toContain(tour.title);
});

test("a small gallery is filled up with the tours' pictures", () => {
  const slides = selectSlides(photos(2), [tour, { ...tour, image: null }]);
  expect(slides.map(({ alt }) => alt)).toEqual(["Photo 0", "Photo 1", tour.title]);
});
