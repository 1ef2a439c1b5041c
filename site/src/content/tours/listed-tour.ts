import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";
import { inquiryFormId } from "../../lib/paths.ts";

/** A tour as lists show it: one of the API's, or a page that presents a tour, whose path is its `_id`. */
export type ListedTour = Pick<
  TourService,
  "_id" | "title" | "description" | "image" | "fromPrice" | "facts" | "updatedAt"
> & {
  path: string;
  /** The address of its inquiry form. */
  inquiryPath: string;
};

export const toListedTour = (service: TourService): ListedTour => {
  const path = tourPagePath(service.slug);
  return { ...service, path, inquiryPath: `${path}#${inquiryFormId}` };
};
