import { expect, test } from "vitest";
import { photo } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { defaultSharePicture, sharePictureOf } from "./share-picture.ts";

test("a page without a picture is shared with the drawn one", () => {
  expect(sharePictureOf(undefined)).toBe(defaultSharePicture);
  expect(sharePictureOf({ ...tour, image: null })).toBe(defaultSharePicture);
});

test("a picture without a cut for link previews is not shared whole", () => {
  expect(sharePictureOf(photo(1))).toBe(defaultSharePicture);
});

test("what is cut for link previews is shared, where there is one", () => {
  const share = { src: "/media/1-1200.jpg", width: 1200, height: 630 };
  const item = { ...photo(1), image: { ...photo(1).image, share } };
  expect(sharePictureOf(item)).toEqual({ ...share, alt: item.title });
});
