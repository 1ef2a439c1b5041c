import { expect, test } from "vitest";
import { photo } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { defaultSharePicture, toSharePicture } from "./share-picture.ts";

test("uses the drawn picture for a page without one", () => {
  expect(toSharePicture(undefined)).toBe(defaultSharePicture);
  expect(toSharePicture({ ...tour, image: null })).toBe(defaultSharePicture);
});

test("does not share a picture without a crop for link previews", () => {
  expect(toSharePicture(photo(1))).toBe(defaultSharePicture);
});

test("shares the crop for link previews", () => {
  const share = { src: "/media/1-1200.jpg", width: 1200, height: 630 };
  const item = { ...photo(1), image: { ...photo(1).image, share } };
  expect(toSharePicture(item)).toEqual({ ...share, alt: item.title });
});
