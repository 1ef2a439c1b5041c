import { expect, test } from "vitest";
import { photos } from "../testing/photos.ts";
import { tour } from "../testing/tour.ts";
import { selectSlides } from "./select-slides.ts";

test("shows the 20 oldest gallery photos, so that a new photo does not come first", () => {
  const slides = selectSlides(photos(24), [tour]);
  expect(slides).toHaveLength(20);
  expect(slides[0]?.alt).toBe("Photo 23");
  expect(slides.map(({ alt }) => alt)).not.toContain(tour.title);
});

test("fills up a small gallery with the tours' pictures", () => {
  const slides = selectSlides(photos(2), [tour, { ...tour, image: null }]);
  expect(slides.map(({ alt }) => alt)).toEqual(["Photo 1", "Photo 0", tour.title]);
});

test("shows the owner's choice in order, without deleted photos", () => {
  const gallery = photos(24);
  const ids = [gallery[5]!._id, "gone", gallery[2]!._id];
  expect(selectSlides(gallery, [tour], ids).map(({ alt }) => alt)).toEqual(["Photo 5", "Photo 2"]);
  expect(selectSlides(gallery, [tour], ["gone"])).toEqual(selectSlides(gallery, [tour]));
});

test("gives a chosen photo the owner's line", () => {
  const gallery = photos(2);
  const ids = gallery.map(({ _id }) => _id);
  const slides = selectSlides(gallery, [], ids, { [ids[1]!]: "At dawn" });
  expect(slides.map(({ text }) => text)).toEqual([undefined, "At dawn"]);
});

test("shows the photos that the owner has placed before the oldest ones", () => {
  const [newest, placed, oldest] = photos(3);
  const gallery = [newest!, oldest!, { ...placed!, position: 1 }];
  expect(selectSlides(gallery, []).map(({ alt }) => alt)).toEqual([
    "Photo 1",
    "Photo 2",
    "Photo 0",
  ]);
});

test("leaves a decorative slide without a text", () => {
  const [photo] = photos(1);
  expect(selectSlides([{ ...photo!, alt: "" }], [])[0]?.alt).toBe("");
});
