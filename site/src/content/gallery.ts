import type { GalleryItem } from "shared/gallery";
import { isListOf, isNumber, isOptional, isShape, isString } from "../lib/guards.ts";
import { siteLimits } from "../lib/limits.ts";
import { isImage } from "./image.ts";
import { newestFirst } from "./newest-first.ts";

export type Photo = Pick<GalleryItem, "_id" | "title" | "image">;

/** Live mode does not know the title. */
export type PhotoTour = { _id: string; title?: string | undefined };
export type GalleryPhoto = Photo & { tour?: PhotoTour | undefined };
type DatedPhoto = GalleryPhoto & { createdAt?: string | undefined };

export type GalleryPage = { photos: GalleryPhoto[]; pageCount: number };

const photo = { _id: isString, title: isString, image: isImage };
const isTour = isShape<PhotoTour>({ _id: isString, title: isOptional(isString) });
const isDatedPhoto = isShape<Photo & { createdAt?: string | undefined }>({
  ...photo,
  createdAt: isOptional(isString),
});

const isGalleryPage = isShape<GalleryPage>({
  photos: isListOf(isShape<GalleryPhoto>({ ...photo, tour: isOptional(isTour) })),
  pageCount: isNumber,
});

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

/** The list may be bare, or in `gallery` or `data`. */
const findList = (body: unknown): unknown[] => {
  if (isShape<{ gallery: unknown[] }>({ gallery: isList })(body)) return body.gallery;
  if (isShape<{ data: unknown[] }>({ data: isList })(body)) return body.data;
  return isList(body) ? body : [];
};

/** The API names a tour by its id, a file of the release with its title. */
const readTour = (item: unknown): PhotoTour | undefined => {
  if (isShape<{ tour: string }>({ tour: isString })(item)) return { _id: item.tour };
  return isShape<{ tour: PhotoTour }>({ tour: isTour })(item) ? item.tour : undefined;
};

/** Newest first; invalid items are left out. */
export const parseGallery = (body: unknown): DatedPhoto[] =>
  newestFirst(
    findList(body)
      .filter(isDatedPhoto)
      .map((item) => ({ ...item, tour: readTour(item) })),
  );

/** Leads photos to those of their tours that are shown. */
export const linkTours = (
  items: GalleryItem[],
  tours: { _id: string; title: string }[],
): GalleryPhoto[] =>
  items.map(({ tour: id, ...item }) => {
    const tour = tours.find(({ _id }) => _id === id);
    return { ...item, tour: tour && { _id: tour._id, title: tour.title } };
  });

const toPhoto = ({ _id, title, image, tour }: GalleryPhoto): GalleryPhoto => ({
  _id,
  title,
  image,
  ...(tour && { tour }),
});

/** The whole gallery as a file. */
export const toGalleryFile = (items: GalleryPhoto[]) => ({ gallery: items.map(toPhoto) });

export const pageCountOf = (photos: number) =>
  Math.max(1, Math.ceil(photos / siteLimits.galleryPageSize));

/** A page beyond the last is the last. */
export function paginateGallery(items: GalleryPhoto[], page: number): GalleryPage {
  const size = siteLimits.galleryPageSize;
  const pageCount = pageCountOf(items.length);
  const first = (Math.min(page, pageCount) - 1) * size;
  return { photos: items.slice(first, first + size).map(toPhoto), pageCount };
}

/** Throws if the file is something else. */
export function parseGalleryPage(body: unknown): GalleryPage {
  if (!isGalleryPage(body)) throw new Error("Not a page of the gallery");
  return body;
}
