import type { GalleryItem } from "shared/gallery";
import type { Image } from "shared/images";
import type { TourService } from "shared/tour-services";
import { holds } from "../lib/has-keys.ts";
import { siteLimits } from "../lib/limits.ts";

/** One picture of the hero, with its alternative text. */
export type Slide = { image: Image; alt: string };

/** The newest gallery pictures, filled up with the tours' pictures: 20 if there are as many. */
export function selectSlides(gallery: GalleryItem[], services: TourService[]): Slide[] {
  const photos = gallery.map(({ image, title }) => ({ image, alt: title }));
  const tours = services.flatMap(({ image, title }) => (image ? [{ image, alt: title }] : []));
  return [...photos, ...tours].slice(0, siteLimits.slides);
}

/** The prebuilt file with all slides. */
export const slidesFile = "/slides.json";

const isSlide = (item: unknown): item is Slide =>
  holds(item, "image", "alt") && holds(item.image, "src", "sources");

/** Reads the prebuilt file of slides. Throws if it is something else. */
export function readSlides(body: unknown): Slide[] {
  if (!Array.isArray(body) || !body.every(isSlide)) throw new Error("Not the slides");
  return body;
}
