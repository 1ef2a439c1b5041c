import { expect, test } from "vitest";
import { photo } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { drawnPicture, sharePictureOf, sharePictureOn } from "./share-picture.ts";

test("a page without a picture is shared with the drawn one", () => {
  expect(sharePictureOf(undefined)).toBe(drawnPicture);
  expect(sharePictureOf({ ...tour, image: null })).toBe(drawnPicture);
  expect(sharePictureOn(/trail/, [])).toBe(drawnPicture);
});

test("a page is shared with the picture of its subject, or else with the first", () => {
  const items = [photo(1), { ...photo(2), title: "The trail above the bay" }];
  expect(sharePictureOn(/trail/, items)).toMatchObject({
    src: "/media/2.jpg",
    alt: "The trail above the bay",
  });
  expect(sharePictureOn(/volcano/, items)).toMatchObject({ src: "/media/1.jpg", width: 3 });
});
