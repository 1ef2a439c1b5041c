import { expect, test } from "vitest";
import { photo, photos } from "../testing/photos.ts";
import {
  galleryPageFromUrl,
  galleryPagePath,
  linkTours,
  liveGalleryPath,
  paginateGallery,
  parseGallery,
  parseGalleryPage,
  toGalleryFile,
} from "./gallery.ts";

test.each([
  ["a bare list", photos(2)],
  ["a gallery field", { gallery: photos(2) }],
  ["a data field", { data: photos(2) }],
])("reads %s as a gallery", (_, body) => {
  expect(parseGallery(body)).toHaveLength(2);
});

test("reads anything else as an empty gallery", () => {
  for (const body of [undefined, null, "x", {}, { gallery: null }, { data: [{ _id: "1" }] }]) {
    expect(parseGallery(body as never)).toEqual([]);
  }
});

test("sorts pictures newest first", () => {
  const newer = { ...photo(2), createdAt: "2027-01-01T00:00:00.000Z" };
  expect(parseGallery([photo(1), newer])[0]?._id).toBe("2");
});

test("links a photo to its tour if the tour is shown", () => {
  const items = [{ ...photo(1), tour: "dawn" }, { ...photo(2), tour: "gone" }, photo(3)];
  const linked = linkTours(items, [{ _id: "dawn", slug: "at-dawn", title: "Dawn boat" }]);
  const dawn = { slug: "at-dawn", title: "Dawn boat" };
  expect(linked.map(({ tour }) => tour)).toEqual([dawn, undefined, undefined]);
  const file = JSON.parse(JSON.stringify(toGalleryFile(linked)));
  expect(parseGallery(file).map(({ tour }) => tour)).toEqual([dawn, undefined, undefined]);
  expect(parseGallery(items).map(({ tour }) => tour?.slug)).toEqual(["dawn", "gone", undefined]);
});

test("splits 24 pictures into pages of 9, 9 and 6", () => {
  const pages = [1, 2, 3].map((page) => paginateGallery(linkTours(photos(24), []), page));
  expect(pages.map((page) => page.photos.length)).toEqual([9, 9, 6]);
  expect(pages.map(({ pageCount }) => pageCount)).toEqual([3, 3, 3]);
});

test("has one empty page without pictures, and shows the last page for a number too high", () => {
  expect(paginateGallery([], 1)).toEqual({ photos: [], pageCount: 1 });
  expect(paginateGallery(linkTours(photos(10), []), 99).photos.map(({ _id }) => _id)).toEqual([
    "9",
  ]);
});

test("rejects a file that is no gallery page", () => {
  expect(() => parseGalleryPage({ gallery: [] } as never)).toThrow();
  expect(() => parseGalleryPage({ photos: [] } as never)).toThrow();
  expect(() => parseGalleryPage(undefined)).toThrow();
});

test("keeps the alternative text of a photo in a file, and leaves out what the title says", () => {
  const items = [{ ...photo(1), alt: "" }, { ...photo(2), alt: "Two kayaks" }, photo(3)];
  const { gallery } = toGalleryFile(linkTours(items, []));
  expect(gallery.map(({ alt }) => alt)).toEqual(["", "Two kayaks", undefined]);
});

const pageIn = (path: string) => galleryPageFromUrl(new URL(path, "https://tours.example"));

test("reads the page number back from a gallery address", () => {
  for (const page of [1, 2, 30]) {
    expect(pageIn(galleryPagePath(page))).toBe(page);
    expect(pageIn(liveGalleryPath(page))).toBe(page);
  }
});

test("reads any other address as the first page", () => {
  for (const path of ["/gallery?page=0", "/gallery?page=-2", "/gallery?page=two", "/gallery-1.5"]) {
    expect(pageIn(path)).toBe(1);
  }
});
