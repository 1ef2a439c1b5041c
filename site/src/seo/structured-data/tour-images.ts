import type { TourService } from "shared/tour-services";
import { absoluteUrl, type Site } from "../absolute-url.ts";

/** Addresses of its photos, or else of its one picture; none for a tour without. */
export const tourImages = ({ image, photos }: TourService, site: Site): string[] => {
  const images = photos.length > 0 ? photos.map((photo) => photo.image) : [image ?? []].flat();
  return images.map(({ src }) => absoluteUrl(src, site));
};
