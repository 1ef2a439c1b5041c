import type { TourFacts } from "shared/content/tours/tour-facts";
import { foldText } from "shared/text/fold-text";
import { siteLimits } from "../../lib/limits.ts";

type Relatable = { _id: string; facts: Pick<TourFacts, "activities" | "related"> };

const activitiesOf = ({ facts }: Relatable) => new Set(facts.activities.map(foldText));

const shareActivity = (a: Relatable, b: Relatable) =>
  [...activitiesOf(a)].some((name) => activitiesOf(b).has(name));

/** The next tours of the list, wrapping around at its end, so that each tour is related to a few others only. */
const nextOfActivity = <Tour extends Relatable>(tour: Tour, all: Tour[]): Tour[] => {
  const at = all.findIndex(({ _id }) => _id === tour._id);
  const found: Tour[] = [];
  for (const other of [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))]) {
    if (found.length === siteLimits.relatedTours) break;
    if (shareActivity(other, tour)) found.push(other);
  }
  return found;
};

/** The owner's choice, or else tours with a shared activity. */
export function relatedTours<Tour extends Relatable>(tour: Tour, all: Tour[]): Tour[] {
  const chosen = tour.facts.related
    .filter((id) => id !== tour._id)
    .flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  return chosen.length > 0 ? chosen.slice(0, siteLimits.relatedTours) : nextOfActivity(tour, all);
}
