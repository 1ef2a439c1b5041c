import type { TourFacts } from "shared/tour-facts";
import { siteLimits } from "../lib/limits.ts";

type Relatable = { _id: string; facts: Pick<TourFacts, "activities" | "related"> };

const shareActivity = (a: Relatable, b: Relatable) =>
  a.facts.activities.some((activity) => b.facts.activities.includes(activity));

/** Those that its owner has chosen, or else those of the same activity. */
export function relatedTours<Tour extends Relatable>(tour: Tour, all: Tour[]): Tour[] {
  const { related } = tour.facts;
  const chosen = related.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
  const candidates = chosen.length > 0 ? chosen : all.filter((other) => shareActivity(other, tour));
  return candidates.filter(({ _id }) => _id !== tour._id).slice(0, siteLimits.relatedTours);
}
