import type { TourFacts } from "shared/content/tours/tour-facts";

/** A tour is good with children if a child of this age, in years, can join. */
export const childAge = 8;

export const isGoodWithChildren = ({ minimumAge }: Pick<TourFacts, "minimumAge">) =>
  minimumAge !== null && minimumAge <= childAge;
