import { siteLimits } from "../lib/limits.ts";
import type { Photo } from "./gallery.ts";
import type { Slide } from "./slides.ts";
import type { Tour } from "./tours/tour-services.ts";

const toSlide = ({ image, title }: Photo): Slide => ({ image, alt: title });

/** The photos of these ids; without them the oldest photos, so that a new one does not open the page, then the tours' pictures. */
export function selectSlides(gallery: Photo[], services: Tour[], chosen: string[] = []): Slide[] {
  const photos = chosen.flatMap((id) => gallery.find(({ _id }) => _id === id) ?? []);
  if (photos.length > 0) return photos.slice(0, siteLimits.slides).map(toSlide);
  const tours = services.flatMap(({ image, title }) => (image ? [{ image, alt: title }] : []));
  return [...gallery.toReversed().map(toSlide), ...tours].slice(0, siteLimits.slides);
}
