import type { TourFacts } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";

/** A tour as `/tours.json` tells it to programs; keys may be added, none changes its meaning. */
type PublicTour = Pick<TourFacts, "activities" | "duration" | "level" | "prices" | "start"> &
  Pick<TourService, "title" | "description" | "fromPrice"> & {
    /** Of its page, in full. */
    url: string;
    /** The first is the main one; `alt` is `null` where nobody has written it. */
    images: { url: string; width: number; height: number; alt: string | null }[];
  };

const imagesOf = ({ image, photos }: TourService) => {
  if (photos.length > 0) return photos;
  return image ? [{ image, alt: null }] : [];
};

/** In the order that visitors see; `site` is the site's address. */
export const publicTours = (services: TourService[], site: URL | undefined): PublicTour[] =>
  services.map((service) => {
    const { title, description, facts, fromPrice } = service;
    const { activities, duration, level, prices, start } = facts;
    const fullUrl = (path: string) => new URL(path, site).href;
    return {
      url: fullUrl(tourPagePath(service._id)),
      title,
      description,
      activities,
      duration,
      level,
      prices,
      fromPrice,
      start,
      images: imagesOf(service).map(({ image: { src, width, height }, alt }) => ({
        url: fullUrl(src),
        width,
        height,
        alt,
      })),
    };
  });
