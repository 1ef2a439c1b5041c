import type { GalleryItem } from "shared/gallery";
import { holds } from "../lib/has-keys.ts";
import { siteLimits } from "../lib/limits.ts";
import { newestFirst } from "./newest-first.ts";

/** What the gallery shows of an item. */
export type Photo = Pick<GalleryItem, "_id" | "title" | "image">;

/** One page of the gallery, and how many there are. */
export type GalleryPage = { photos: Photo[]; pageCount: number };

const isGalleryItem = (item: unknown): item is GalleryItem =>
  holds(item, "_id", "title", "image") && holds(item.image, "src", "sources");

const listIn = (body: unknown): unknown => {
  if (holds(body, "gallery")) return body.gallery;
  return holds(body, "data") ? body.data : body;
};

/** The pictures of an answer (a bare list, `gallery` or `data`), newest first. */
export function galleryOf(body: unknown): GalleryItem[] {
  const list = listIn(body);
  return Array.isArray(list) ? newestFirst(list.filter(isGalleryItem)) : [];
}

/** Page `page` (from 1) of all pictures; a page that is not there is the nearest. */
export function galleryPageOf(items: GalleryItem[], page: number): GalleryPage {
  const size = siteLimits.galleryPageSize;
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const first = (Math.min(page, pageCount) - 1) * size;
  const photos = items
    .slice(first, first + size)
    .map(({ _id, title, image }) => ({ _id, title, image }));
  return { photos, pageCount };
}

const isGalleryPage = (body: unknown): body is GalleryPage =>
  holds(body, "photos", "pageCount") && Array.isArray(body.photos);

/** Reads a prebuilt page of the gallery. Throws if it is something else. */
export function readGalleryPage(body: unknown): GalleryPage {
  if (!isGalleryPage(body)) throw new Error("Not a page of the gallery");
  return body;
}
