import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { siteLimits } from "../lib/limits.ts";
import type { Photo } from "./gallery.ts";
import type { Slide } from "./slides.ts";
import type { Tour } from "./tours/tour-services.ts";

type Texts = SiteSettings["home"]["slideTexts"];

const toSlide =
  (texts: Texts) =>
  ({ _id, image, title }: Photo): Slide => ({ image, alt: title, text: texts[_id] ?? undefined });

/**
 * The chosen photos, or else the oldest photos, so that a new upload does not become the first slide; the tours'
 * pictures fill up the rest.
 */
export function selectSlides(
  gallery: Photo[],
  services: Tour[],
  chosen: string[] = [],
  texts: Texts = {},
): Slide[] {
  const photos = chosen.flatMap((id) => gallery.find(({ _id }) => _id === id) ?? []);
  if (photos.length > 0) return photos.slice(0, siteLimits.slides).map(toSlide(texts));
  const tours = services.flatMap(({ image, title }) => (image ? [{ image, alt: title }] : []));
  return [...gallery.toReversed().map(toSlide({})), ...tours].slice(0, siteLimits.slides);
}
