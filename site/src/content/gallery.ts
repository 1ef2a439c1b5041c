import type { GalleryItem } from "shared/gallery";
import { isListOf, isNumber, isOptional, isShape, isString } from "../lib/guards.ts";
import { siteLimits } from "../lib/limits.ts";
import { isImage } from "./image.ts";
import { newestFirst } from "./newest-first.ts";

export type Photo = Pick<GalleryItem, "_id" | "title" | "image">;
type DatedPhoto = Photo & { createdAt?: string | undefined };

export type GalleryPage = { photos: Photo[]; pageCount: number };

const photo = { _id: isString, title: isString, image: isImage };
const isDatedPhoto = isShape<DatedPhoto>({ ...photo, createdAt: isOptional(isString) });

const isGalleryPage = isShape<GalleryPage>({
  photos: isListOf(isShape<Photo>(photo)),
  pageCount: isNumber,
});

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The list may be bare, or in `gallery` or `data`. */
const findList = (body: unknown): unknown[] => {
  if (isShape<{ gallery: unknown[] }>({ gallery: isList })(body)) return body.gallery;
  if (isShape<{ data: unknown[] }>({ data: isList })(body)) return body.data;
  return isList(body) ? body : [];
};

/** Newest first; invalid items are left out. */
export const parseGallery = (body: unknown): DatedPhoto[] =>
  newestFirst(findList(body).filter(isDatedPhoto));

/** A page beyond the last is the last. */
export function paginateGallery(items: Photo[], page: number): GalleryPage {
  const size = siteLimits.galleryPageSize;
  const pageCount = Math.max(1, Math.ceil(items.length / size));
  const first = (Math.min(page, pageCount) - 1) * size;
  const photos = items
    .slice(first, first + size)
    .map(({ _id, title, image }) => ({ _id, title, image }));
  return { photos, pageCount };
}

/** Throws if the file is something else. */
export function parseGalleryPage(body: unknown): GalleryPage {
  if (!isGalleryPage(body)) throw new Error("Not a page of the gallery");
  return body;
}
