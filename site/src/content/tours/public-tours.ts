import type { TourFacts } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";

/** A tour in `/tours.json`, a public interface: keys may be added, but existing ones never change their meaning. */
type PublicTour = Pick<TourFacts, "activities" | "duration" | "level" | "prices" | "start"> &
  Pick<TourService, "title" | "description" | "fromPrice"> & {
    /** Absolute address of its page. */
    url: string;
    /** The first is the main picture; `alt` is `null` without a description. */
    images: { url: string; width: number; height: number; alt: string | null }[];
  };

const listImages = ({ image, photos }: TourService) => {
  if (photos.length > 0) return photos;
  return image ? [{ image, alt: null }] : [];
};

/** In the site's order; `site` is the site's address. */
export const publicTours = (services: TourService[], site: URL | undefined): PublicTour[] =>
  services.map((service) => {
    const { title, description, facts, fromPrice } = service;
    const { activities, duration, level, prices, start } = facts;
    const fullUrl = (path: string) => new URL(path, site).href;
    return {
      url: fullUrl(tourPagePath(service.slug)),
      title,
      description,
      activities,
      duration,
      level,
      prices,
      fromPrice,
      start,
      images: listImages(service).map(({ image: { src, width, height }, alt }) => ({
        url: fullUrl(src),
        width,
        height,
        alt,
      })),
    };
  });
