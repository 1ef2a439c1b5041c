import type { TourService } from "shared/tour-services";
import { holds } from "../lib/has-keys.ts";
import { newestFirst } from "./newest-first.ts";

// Enough to tell a tour from everything else; zod would weigh 23 kB in the browser.
const isTourService = (body: unknown): body is TourService =>
  holds(body, "_id", "title", "description", "details");

/** What the services menu shows of a tour. */
export type MenuTour = Pick<TourService, "_id" | "title" | "createdAt">;

const isMenuTour = (body: unknown): body is MenuTour => holds(body, "_id", "title");

/** The tours of an answer as the services menu shows them, newest first. */
export function menuToursOf(body: unknown): MenuTour[] {
  if (!holds(body, "services") || !Array.isArray(body.services)) return [];
  return newestFirst(body.services.filter(isMenuTour));
}

/** The tour that an answer holds, if it holds one. */
export const tourServiceOf = (body: unknown): TourService | undefined =>
  isTourService(body) ? body : undefined;

/** The tours of an answer, newest first; none if it holds no list of them. */
export function tourServicesOf(body: unknown): TourService[] {
  if (!holds(body, "services") || !Array.isArray(body.services)) return [];
  return newestFirst(body.services.filter(isTourService));
}
