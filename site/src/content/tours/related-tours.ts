import type { TourFacts } from "shared/content/tours/tour-facts";
import { foldText } from "shared/text/fold-text";
import { siteLimits } from "../../lib/limits.ts";

type Relatable = { _id: string; facts: Pick<TourFacts, "activities" | "related"> };

const getActivities = ({ facts }: Relatable) => new Set(facts.activities.map(foldText));

const shareActivity = (a: Relatable, b: Relatable) =>
  [...getActivities(a)].some((name) => getActivities(b).has(name));

/** The next tours of the list, wrapping around at its end, so that each tour is related to a few others only. */
const nextOfActivity = <Tour extends Relatable>(tour: Tour, tours: Tour[]): Tour[] => {
  const at = tours.findIndex(({ _id }) => _id === tour._id);
  const related: Tour[] = [];
  for (const candidate of [...tours.slice(at + 1), ...tours.slice(0, Math.max(at, 0))]) {
    if (related.length === siteLimits.relatedTours) break;
    if (shareActivity(candidate, tour)) related.push(candidate);
  }
  return related;
};

/** The owner's choice, or else tours with a shared activity. */
export function relatedTours<Tour extends Relatable>(tour: Tour, tours: Tour[]): Tour[] {
  const chosen = tour.facts.related
    .filter((id) => id !== tour._id)
    .flatMap((id) => tours.find(({ _id }) => _id === id) ?? []);
  return chosen.length > 0 ? chosen.slice(0, siteLimits.relatedTours) : nextOfActivity(tour, tours);
}
