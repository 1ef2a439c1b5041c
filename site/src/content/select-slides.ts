import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { siteLimits } from "../lib/limits.ts";
import type { Photo } from "./gallery.ts";
import type { Slide } from "./slides.ts";
import type { Tour } from "./tours/tour-services.ts";

type Texts = SiteSettings["home"]["slideTexts"];

const toSlide =
  (texts: Texts) =>
  ({ _id, image, title, alt }: Photo): Slide => ({
    image,
    alt: alt ?? title,
    text: texts[_id] ?? undefined,
  });

const hasPosition = ({ position }: Photo) => typeof position === "number";

/** The owner's order, then the oldest photos, so that a new upload does not become the first slide. */
const toDefaultOrder = (gallery: Photo[]) => [
  ...gallery.filter(hasPosition),
  ...gallery.filter((photo) => !hasPosition(photo)).toReversed(),
];

/** The chosen photos, or else those of the gallery; the tours' pictures fill up the rest. */
export function selectSlides(
  gallery: Photo[],
  services: Tour[],
  chosen: string[] = [],
  texts: Texts = {},
): Slide[] {
  const photos = chosen.flatMap((id) => gallery.find(({ _id }) => _id === id) ?? []);
  if (photos.length > 0) return photos.slice(0, siteLimits.slides).map(toSlide(texts));
  const tours = services.flatMap(({ image, title }) => (image ? [{ image, alt: title }] : []));
  return [...toDefaultOrder(gallery).map(toSlide({})), ...tours].slice(0, siteLimits.slides);
}
