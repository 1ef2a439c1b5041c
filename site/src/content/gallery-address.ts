import { paths } from "../lib/paths.ts";

/** The prebuilt page with this number (from 1), and the same as data. */
export const galleryPagePath = (page: number) =>
  page === 1 ? paths.gallery : `${paths.gallery}-${page}`;
export const galleryFilePath = (page: number) => `${paths.gallery}-${page}.json`;

/** The address of a page where only the first is built: live mode. */
export const liveGalleryPath = (page: number) =>
  page === 1 ? paths.gallery : `${paths.gallery}?page=${page}`;

const lastPart = new RegExp(`^${paths.gallery}-(\\d+)/?$`);

/** Which page of the gallery an address names; 1 unless it says otherwise. */
export function galleryPageFromUrl({ pathname, search }: Pick<URL, "pathname" | "search">): number {
  const named = lastPart.exec(pathname)?.[1] ?? new URLSearchParams(search).get("page");
  const page = Number(named ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
