import type { GalleryItem } from "shared/content/gallery";
import { sortPhotos } from "shared/content/gallery-order";
import { siteLimits } from "../lib/limits.ts";
import { paths } from "../lib/paths.ts";

/** Page numbers start at 1. */
export const galleryPagePath = (page: number) =>
  page === 1 ? paths.gallery : `${paths.gallery}-${page}`;
export const galleryFilePath = (page: number) => `${paths.gallery}-${page}.json`;
export const galleryPhotosFile = `${paths.gallery}-photos.json`;

/** Live mode builds the first page only. */
export const liveGalleryPath = (page: number) =>
  page === 1 ? paths.gallery : `${paths.gallery}?page=${page}`;

const lastPart = new RegExp(`^${paths.gallery}-(\\d+)/?$`);

/** 1 unless the address names another page. */
export function galleryPageFromUrl({ pathname, search }: Pick<URL, "pathname" | "search">): number {
  const named = lastPart.exec(pathname)?.[1] ?? new URLSearchParams(search).get("page");
  const page = Number(named ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** A file of the release leaves out an `alt` and a position of `null`. */
export type Photo = Pick<GalleryItem, "_id" | "title" | "image"> &
  Partial<Pick<GalleryItem, "alt" | "position">>;

/** Live mode knows the tour's id alone, whose address leads to the page. */
type PhotoTour = { slug: string; title?: string | undefined };
export type GalleryPhoto = Photo & { tour?: PhotoTour | undefined };
type DatedPhoto = GalleryPhoto & { createdAt?: string | undefined };

export type GalleryPage = { photos: GalleryPhoto[]; pageCount: number };

/** The API sends a tour's id, a file of the release also its title. */
type ReadPhoto = Photo & { createdAt?: string; tour?: PhotoTour | string | null };

/** The list may be bare, or in `gallery` or `data`. */
export type GalleryBody =
  | ReadPhoto[]
  | { gallery?: ReadPhoto[]; data?: ReadPhoto[] }
  | null
  | undefined;

const findList = (body: GalleryBody): ReadPhoto[] => {
  const list = Array.isArray(body) ? body : (body?.gallery ?? body?.data);
  return Array.isArray(list) ? list : [];
};

const readTour = (tour: ReadPhoto["tour"]): PhotoTour | undefined =>
  typeof tour === "string" ? { slug: tour } : (tour ?? undefined);

const hasImage = (photo: Photo) => Boolean(photo?.image?.src);

/** In the gallery's order, without items that have no picture. */
export const parseGallery = (body: GalleryBody): DatedPhoto[] =>
  sortPhotos(
    findList(body)
      .filter(hasImage)
      .map((photo) => ({ ...photo, tour: readTour(photo.tour) })),
  );

export const linkTours = (
  items: GalleryItem[],
  tours: { _id: string; slug: string; title: string }[],
): GalleryPhoto[] => {
  const byId = new Map(tours.map(({ _id, slug, title }) => [_id, { slug, title }]));
  return items.map(({ tour, ...item }) => ({ ...item, tour: byId.get(tour ?? "") }));
};

/** Without positions: a file's photos are in order. */
const toPhoto = ({ _id, title, alt, image, tour }: GalleryPhoto): GalleryPhoto => ({
  _id,
  title,
  image,
  ...(typeof alt === "string" && { alt }),
  ...(tour && { tour }),
});

export const toGalleryFile = (items: GalleryPhoto[]) => ({ gallery: items.map(toPhoto) });

export const countPages = (photos: number) =>
  Math.max(1, Math.ceil(photos / siteLimits.galleryPageSize));

/** The photos of a page; a number beyond the last page returns those of the last page. */
export const selectPage = <Item>(items: Item[], page: number): Item[] => {
  const size = siteLimits.galleryPageSize;
  const first = (Math.min(page, countPages(items.length)) - 1) * size;
  return items.slice(first, first + size);
};

/** `photos` are those of one page, `count` is the number in the whole gallery. */
export const toGalleryPage = (photos: GalleryPhoto[], count: number): GalleryPage => ({
  photos: photos.map(toPhoto),
  pageCount: countPages(count),
});

export const paginateGallery = (items: GalleryPhoto[], page: number): GalleryPage =>
  toGalleryPage(selectPage(items, page), items.length);

/** Throws if the file is not a gallery page. */
export function parseGalleryPage(body: GalleryPage | undefined): GalleryPage {
  if (!Array.isArray(body?.photos) || !Number.isInteger(body.pageCount))
    throw new Error("Not a page of the gallery");
  return { ...body, photos: body.photos.filter(hasImage) };
}
