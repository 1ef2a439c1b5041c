import type { TourFacts } from "shared/tour-facts";
import { sortTours } from "shared/tour-order";
import type { TourDetails, TourService } from "shared/tour-services";
import {
  isListOf,
  isNullOr,
  isNumber,
  isOptional,
  isShape,
  isString,
  readKey,
} from "../lib/guards.ts";
import { isImage } from "./image.ts";
import { isRichText } from "./rich-text.ts";
import { isPrice, isTourPhoto, parseTourFacts } from "./tour-facts.ts";

type PlacedTour = Pick<TourService, "_id" | "title"> & {
  createdAt?: string | undefined;
  position?: number | null | undefined;
};

/** `activity` is the first of its activities. */
export type MenuTour = PlacedTour & { activity: string | null };

type TourTexts = PlacedTour & Pick<TourService, "description" | "image" | "details">;

export type Tour = TourTexts &
  Pick<TourService, "descriptionText" | "facts" | "fromPrice" | "photos">;

const placedTour = {
  _id: isString,
  title: isString,
  createdAt: isOptional(isString),
  position: isOptional(isNullOr(isNumber)),
};
const isPlacedTour = isShape<PlacedTour>(placedTour);

const isTourTexts = isShape<TourTexts>({
  ...placedTour,
  description: isString,
  image: isNullOr(isImage),
  details: isShape<TourDetails>({
    highlights: isListOf(isString),
    tips: isListOf(isString),
    whatsapp: isString,
    email: isString,
  }),
});

const isServicesBody = isShape<{ services: unknown[] }>({
  services: (value) => Array.isArray(value),
});

const listServices = (body: unknown) => (isServicesBody(body) ? body.services : []);

const isFacts = isShape<Pick<TourFacts, "activities">>({ activities: isListOf(isString) });

/** The API tells all activities, the site's own file the first. */
const readActivity = (tour: PlacedTour) =>
  readKey(tour, "activity", isString) ?? readKey(tour, "facts", isFacts)?.activities[0] ?? null;

/** In the order that visitors see; invalid items are left out. */
export const parseMenuTours = (body: unknown): MenuTour[] =>
  sortTours(listServices(body).filter(isPlacedTour)).map((tour) => ({
    ...tour,
    activity: readActivity(tour),
  }));

/** In the order that visitors see; invalid items are left out. */
export const parseTourServices = (body: unknown): Tour[] =>
  sortTours(listServices(body).flatMap((item) => parseTourService(item) ?? []));

/** What it does not tell beyond its texts is empty. */
export function parseTourService(body: unknown): Tour | undefined {
  if (!isTourTexts(body)) return undefined;
  return {
    ...body,
    descriptionText: readKey(body, "descriptionText", isRichText) ?? null,
    facts: parseTourFacts(Reflect.get(body, "facts")),
    fromPrice: readKey(body, "fromPrice", isPrice) ?? null,
    photos: readKey(body, "photos", isListOf(isTourPhoto)) ?? [],
  };
}
