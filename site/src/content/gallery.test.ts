import { expect, test } from "vitest";
import { photo, photos } from "../testing/photos.ts";
import {
  galleryPageFromUrl,
  galleryPagePath,
  linkTours,
  liveGalleryPath,
  newestFirst,
  paginateGallery,
  parseGallery,
  parseGalleryPage,
  toGalleryFile,
} from "./gallery.ts";

test.each([
  ["a bare list", photos(2)],
  ["a gallery field", { gallery: photos(2) }],
  ["a data field", { data: photos(2) }],
])("%s is a gallery", (_, body) => {
  expect(parseGallery(body)).toHaveLength(2);
});

test("everything else is an empty gallery", () => {
  for (const body of [undefined, null, "x", {}, { gallery: null }, { data: [{ _id: "1" }] }]) {
    expect(parseGallery(body as never)).toEqual([]);
  }
});

test("the newest picture comes first", () => {
  const newer = { ...photo(2), createdAt: "2027-01-01T00:00:00.000Z" };
  expect(parseGallery([photo(1), newer])[0]?._id).toBe("2");
});

test("a photo leads to its tour, if that is shown", () => {
  const items = [{ ...photo(1), tour: "dawn" }, { ...photo(2), tour: "gone" }, photo(3)];
  const linked = linkTours(items, [{ _id: "dawn", title: "Dawn boat" }]);
  const dawn = { _id: "dawn", title: "Dawn boat" };
  expect(linked.map(({ tour }) => tour)).toEqual([dawn, undefined, undefined]);
  const file = JSON.parse(JSON.stringify(toGalleryFile(linked)));
  expect(parseGallery(file).map(({ tour }) => tour)).toEqual([dawn, undefined, undefined]);
  expect(parseGallery(items).map(({ tour }) => tour?._id)).toEqual(["dawn", "gone", undefined]);
});

test("24 pictures are three pages of 9, 9 and 6", () => {
  const pages = [1, 2, 3].map((page) => paginateGallery(linkTours(photos(24), []), page));
  expect(pages.map((page) => page.photos.length)).toEqual([9, 9, 6]);
  expect(pages.map(({ pageCount }) => pageCount)).toEqual([3, 3, 3]);
});

test("no pictures are one empty page, and a page too far is the last", () => {
  expect(paginateGallery([], 1)).toEqual({ photos: [], pageCount: 1 });
  expect(paginateGallery(linkTours(photos(10), []), 99).photos.map(({ _id }) => _id)).toEqual([
    "9",
  ]);
});

test("a file that is no page of the gallery is refused", () => {
  expect(() => parseGalleryPage({ gallery: [] } as never)).toThrow();
  expect(() => parseGalleryPage({ photos: [] } as never)).toThrow();
  expect(() => parseGalleryPage(undefined)).toThrow();
});

test("the newest comes first, and what has no date comes last", () => {
  const items = [
    { name: "undated" },
    { name: "old", createdAt: "2025-01-01T00:00:00.000Z" },
    { name: "new", createdAt: "2026-01-01T00:00:00.000Z" },
  ];
  expect(newestFirst(items).map(({ name }) => name)).toEqual(["new", "old", "undated"]);
});

const pageIn = (path: string) => galleryPageFromUrl(new URL(path, "https://tours.example"));

test("an address of the gallery names its page again", () => {
  for (const page of [1, 2, 30]) {
    expect(pageIn(galleryPagePath(page))).toBe(page);
    expect(pageIn(liveGalleryPath(page))).toBe(page);
  }
});

test("anything else is the first page", () => {
  for (const path of ["/gallery?page=0", "/gallery?page=-2", "/gallery?page=two", "/gallery-1.5"]) {
    expect(pageIn(path)).toBe(1);
  }
});
