import type { GalleryItem } from "shared/gallery";
import type { Image } from "shared/images";
import type { TourService } from "shared/tour-services";
import { siteLimits } from "./limits.ts";

/** One picture of the hero, with its alternative text. */
export type Slide = { image: Image; alt: string };

/** The newest gallery pictures, filled up with the tours' pictures: 20 if there are as many. */
export function selectSlides(gallery: GalleryItem[], services: TourService[]): Slide[] {
  const photos = gallery.map(({ image, title }) => ({ image, alt: title }));
  const tours = services.flatMap(({ image, title }) => (image ? [{ image, alt: title }] : []));
  return [...photos, ...tours].slice(0, siteLimits.slides);
}
