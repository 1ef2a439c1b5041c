import type { TourFacts } from "shared/tour-facts";
import { siteLimits } from "../lib/limits.ts";

type Relatable = { _id: string; facts: Pick<TourFacts, "activities" | "related"> };

const shareActivity = (a: Relatable, b: Relatable) =>
  a.facts.activities.some((activity) => b.facts.activities.includes(activity));

/** Those that its owner has chosen, or else those of the same activity. */
export function relatedTours<Tour extends Relatable>(tour: Tour, all: Tour[]): Tour[] {
  const others = all.filter(({ _id }) => _id !== tour._id);
  const chosen = tour.facts.related.flatMap((id) => others.find(({ _id }) => _id === id) ?? []);
  const related = chosen.length > 0 ? chosen : others.filter((other) => shareActivity(other, tour));
  return related.slice(0, siteLimits.relatedTours);
}
