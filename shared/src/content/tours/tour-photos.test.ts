import { expect, test } from "vitest";
import { tourPhotoInput } from "./tour-photos.ts";

const photo = { picture: "boat", caption: null, alt: "A boat" };

test("empties the alternative text of a decorative photo, also when it is read again", () => {
  const parsed = tourPhotoInput.parse({ ...photo, decorative: true });
  expect(parsed).toEqual({ ...photo, alt: "", decorative: true });
  expect(tourPhotoInput.parse(parsed)).toEqual(parsed);
});

test("a blank alternative text alone makes no photo decorative", () => {
  expect(tourPhotoInput.parse({ ...photo, alt: " " })).toEqual({ ...photo, alt: null });
});

test("refuses a mark that is not true or false", () => {
  const { error } = tourPhotoInput.safeParse({ ...photo, decorative: "yes" });
  expect(error?.issues[0]?.message).toBe("decorative must be true or false.");
});
