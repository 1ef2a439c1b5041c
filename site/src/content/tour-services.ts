import { sortTours } from "shared/tour-order";
import type { TourService } from "shared/tour-services";

type PlacedTour = Pick<TourService, "_id" | "title"> & {
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

/** The API names all activities, the site's own file the first. */
const toMenuTour = (tour: MenuTour | Tour): MenuTour =>
  "facts" in tour ? { ...tour, activity: tour.facts.activities[0] ?? null } : tour;

/** In the order that visitors see. */
export const parseMenuTours = (body: Services<MenuTour | Tour>): MenuTour[] =>
  sortTours(listServices(body)).map(toMenuTour);

/** In the order that visitors see. */
export const parseTourServices = (body: Services<Tour>): Tour[] => sortTours(listServices(body));

/** `undefined` for an answer without a tour. */
export const parseTourService = (body: Tour | null | undefined): Tour | undefined =>
  body ?? undefined;
