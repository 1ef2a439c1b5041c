import type { Image } from "shared/media/images";

/** For link previews; sizes in px. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

type Pictured = { title: string; alt?: string | null | undefined; image: Image | null };

/** Drawn by `site/icons/draw-icons.ts`. */
export const defaultSharePicture: SharePicture = {
  src: "/share.png",
  width: 1200,
  height: 630,
  alt: "Drawing of a low sun over hills and the water of a lake",
};

/** The crop for link previews; a picture that is too small or too narrow has none. */
export const toSharePicture = (item: Pictured | undefined): SharePicture =>
  item?.image?.share ? { ...item.image.share, alt: item.alt || item.title } : defaultSharePicture;
