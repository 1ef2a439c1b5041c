import type { SheetScope } from "shared/inbox/trips/day-sheets";
import { isDay } from "../../../lib/travel/is-day.ts";

/** The trip or day of an address; today if it names none. */
export const readScope = (params: URLSearchParams, today: string): SheetScope => {
  const trip = params.get("trip");
  if (trip) return { trip };
  const day = params.get("day");
  return { day: isDay(day) ? day : today };
};
