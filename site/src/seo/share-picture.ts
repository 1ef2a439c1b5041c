import type { Image } from "shared/images";

/** The picture that stands for a page where it is shared; sizes in px. */
export type SharePicture = { src: string; width: number; height: number; alt: string };

/** A tour or a photo: its title says what its picture shows. */
type Pictured = { title: string; image: Image | null };

/** Stands for the site where there is no picture: drawn by `site/icons/draw-icons.ts`. */
export const defaultSharePicture: SharePicture = {
  src: "/share.png",
  width: 1200,
  height: 630,
  alt: "Drawing of a low sun over hills and the water of Lake Kivu",
};

/** The picture of a tour or a photo; the drawn one where there is none. */
export function sharePictureOf(item: Pictured | undefined): SharePicture {
  if (!item?.image) return defaultSharePicture;
  const { src, width, height } = item.image;
  return { src, width, height, alt: item.title };
}

/** The picture of the first item that names the subject, else of the first of all. */
export const sharePictureAbout = (subject: RegExp, items: Pictured[]): SharePicture =>
  sharePictureOf(items.find(({ title }) => subject.test(title)) ?? items[0]);
