import type { PageBlock } from "shared/content/pages/page-blocks";
import { expect, test } from "vitest";
import { tourPage } from "../../testing/page.ts";
import { fullTour } from "../../testing/tour.ts";
import { presentedTour } from "./presented-tour.ts";

const pictureBlock = (picture: string): PageBlock => ({
  type: "picture",
  photo: { picture, caption: null, alt: picture },
});
const [photo] = fullTour.photos;
const pictures = Object.fromEntries(["ridge", "lake", "boat"].map((id) => [id, photo!]));

test("takes the photos of a tour's page from the picture blocks at its head", () => {
  const [first, ...rest] = tourPage.blocks;
  const blocks = [
    ...["ridge", "gone", "lake"].map(pictureBlock),
    first!,
    pictureBlock("boat"),
    ...rest,
  ];
  const { photos } = presentedTour({ ...tourPage, blocks, pictures });
  expect(photos.map(({ alt }) => alt)).toEqual(["ridge", "lake"]);
});

test("a page without picture blocks at its head has no photos", () => {
  expect(presentedTour(tourPage).photos).toEqual([]);
  expect(presentedTour({ ...tourPage, blocks: [] }).photos).toEqual([]);
});
