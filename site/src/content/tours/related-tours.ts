import type { TourFacts } from "shared/content/tours/tour-facts";
import { foldText } from "shared/text/fold-text";
import { siteLimits } from "../../lib/limits.ts";
import { findById, findPlace } from "../find-by-id.ts";

type Relatable = { _id: string; facts: Pick<TourFacts, "activities" | "related"> };

/** The next tours of the list, wrapping around at its end, so that each tour is related to a few others only. */
const nextOfActivity = <Tour extends Relatable>(tour: Tour, tours: Tour[]): Tour[] => {
  const related: Tour[] = [];
  const activities = new Set(tour.facts.activities.map(foldText));
  if (activities.size === 0) return related;
  const at = findPlace(tours, tour._id) ?? -1;
  for (let step = 1; step <= tours.length; step += 1) {
    if (related.length === siteLimits.relatedTours) break;
    const candidate = tours[(at + step) % tours.length];
    if (!candidate || candidate._id === tour._id) continue;
    if (candidate.facts.activities.some((name) => activities.has(foldText(name))))
      related.push(candidate);
  }
  return related;
};

/** The owner's choice, or else tours with a shared activity. */
export function relatedTours<Tour extends Relatable>(tour: Tour, tours: Tour[]): Tour[] {
  const chosen = tour.facts.related
    .filter((id) => id !== tour._id)
    .flatMap((id) => findById(tours, id) ?? []);
  return chosen.length > 0 ? chosen.slice(0, siteLimits.relatedTours) : nextOfActivity(tour, tours);
}
