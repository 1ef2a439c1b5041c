import type { TourService } from "shared/tour-services";
import type { Reply } from "./api.ts";

const holds = (value: unknown, key: string): boolean =>
  typeof value === "object" && value !== null && key in value;

// Enough to tell a tour from everything else; zod would weigh 23 kB in the browser.
const isTourService = (body: unknown): body is TourService =>
  holds(body, "_id") && holds(body, "title") && holds(body, "details");

/** The tour that an answer holds, if it holds one. */
export function tourServiceOf({ ok, body }: Reply): TourService | undefined {
  return ok && isTourService(body) ? body : undefined;
}
