import { paths } from "../lib/paths.ts";

/** Pages are numbered from 1. */
export const galleryPagePath = (page: number) =>
  page === 1 ? paths.gallery : `${paths.gallery}-${page}`;
export const galleryFilePath = (page: number) => `${paths.gallery}-${page}.json`;
/** All photos, for the lightbox. */
export const galleryPhotosFile = `${paths.gallery}-photos.json`;

/** Live mode builds the first page only. */
export const liveGalleryPath = (page: number) =>
  page === 1 ? paths.gallery : `${paths.gallery}?page=${page}`;

const lastPart = new RegExp(`^${paths.gallery}-(\\d+)/?$`);

/** 1 unless the address names another. */
export function galleryPageFromUrl({ pathname, search }: Pick<URL, "pathname" | "search">): number {
  const named = lastPart.exec(pathname)?.[1] ?? new URLSearchParams(search).get("page");
  const page = Number(named ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
