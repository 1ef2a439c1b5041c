import type { TourDetails, TourService } from "shared/tour-services";
import { type Guard, isListOf, isNullOr, isOptional, isShape, isString } from "../lib/guards.ts";
import { isImage } from "./image.ts";
import { newestFirst } from "./newest-first.ts";

export type Tour = Pick<TourService, "_id" | "title" | "description" | "image" | "details"> & {
  createdAt?: string | undefined;
};

export type MenuTour = Pick<Tour, "_id" | "title" | "createdAt">;

const menuTour = { _id: isString, title: isString, createdAt: isOptional(isString) };
const isMenuTour = isShape<MenuTour>(menuTour);

const isTour = isShape<Tour>({
  ...menuTour,
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

const parseServices = <Item extends MenuTour>(body: unknown, isItem: Guard<Item>): Item[] =>
  isServicesBody(body) ? newestFirst(body.services.filter(isItem)) : [];

/** Newest first; invalid items are left out. */
export const parseMenuTours = (body: unknown): MenuTour[] => parseServices(body, isMenuTour);

/** Newest first; invalid items are left out. */
export const parseTourServices = (body: unknown): Tour[] => parseServices(body, isTour);

export const parseTourService = (body: unknown): Tour | undefined =>
  isTour(body) ? body : undefined;
