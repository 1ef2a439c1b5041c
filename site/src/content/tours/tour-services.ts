import { sortTours } from "shared/content/tours/tour-order";
import type { TourService } from "shared/content/tours/tour-services";
import { tourPagePath } from "shared/paths";

type PlacedTour = Pick<TourService, "_id" | "slug" | "title"> & {
  createdAt?: string | undefined;
  position?: number | null | undefined;
};

/** `activity` is the first of its activities. */
export type MenuTour = PlacedTour & { activity: string | null };

export type Tour = PlacedTour &
  Pick<
    TourService,
    "description" | "descriptionText" | "image" | "details" | "facts" | "fromPrice" | "photos"
  >;

/** An answer without a list has no services. */
type Services<Item> = { services?: Item[] } | null | undefined;

const listServices = <Item>(body: Services<Item>): Item[] =>
  Array.isArray(body?.services) ? body.services : [];

const hasTexts = (tour: Tour) =>
  typeof tour?.title === "string" &&
  [tour.facts, tour.details].every((part) => part && typeof part === "object");

/** The API sends all activities, the site's own file only the first. */
const toMenuTour = (tour: MenuTour | Tour): MenuTour =>
  "facts" in tour ? { ...tour, activity: tour.facts.activities[0] ?? null } : tour;

/** In the site's order. */
export const parseMenuTours = (body: Services<MenuTour | Tour>): MenuTour[] =>
  sortTours(listServices(body)).map(toMenuTour);

/** In the site's order; throws if an item is not a tour. */
export const parseTourServices = (body: Services<Tour>): Tour[] => {
  const tours = listServices(body);
  if (!tours.every(hasTexts)) throw new Error("Not a list of tours");
  return sortTours(tours);
};

export const withPath = (tour: Tour) => ({ ...tour, path: tourPagePath(tour.slug) });

/** `undefined` for an answer without a tour. */
export const parseTourService = (body: Tour | null | undefined): Tour | undefined =>
  body && hasTexts(body) ? body : undefined;
