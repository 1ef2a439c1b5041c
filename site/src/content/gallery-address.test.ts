import { expect, test } from "vitest";
import { galleryPageFromUrl, galleryPagePath, liveGalleryPath } from "./gallery-address.ts";

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
