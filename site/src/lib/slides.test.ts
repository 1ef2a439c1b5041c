import { expect, test } from "vitest";
import { tour } from "../testing/tour.ts";
import { selectSlides } from "./slides.ts";

const photo = (number: number) => ({
  _id: `${number}`,
  title: `Photo ${number}`,
  imageFile: `/media/${number}.jpg`,
  image: { src: `/media/${number}.jpg`, width: 3, height: 2, color: "#000000", sources: [] },
  createdAt: tour.createdAt,
  updatedAt: tour.updatedAt,
});
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));

test("of many gallery pictures the first 20 are slides", () => {
  const slides = selectSlides(photos(24), [tour]);
  expect(slides).toHaveLength(20);
  expect(slides.map(({ alt }) => alt)).not.toContain(tour.title);
});

test("a small gallery is filled up with the tours' pictures", () => {
  const slides = selectSlides(photos(2), [tour, { ...tour, image: null }]);
  expect(slides.map(({ alt }) => alt)).toEqual(["Photo 0", "Photo 1", tour.title]);
});
