import type { TourFacts } from "shared/tour-facts";
import { fromRange } from "../../../components/form/range-values.ts";
import { fromStage } from "../../../components/itinerary/stage-values.ts";
import { fromPoint } from "../../../components/map-point/point-values.ts";
import { fromPrice } from "../../../components/prices/price-values.ts";
import type { FactsValues } from "./facts-values.ts";

const toText = (value: string | number | null | undefined) => String(value ?? "");

const startText = (start: TourFacts["start"]): FactsValues["start"] => ({
  place: toText(start?.place),
  time: toText(start?.time),
  point: fromPoint(start?.point),
});

/** Facts as texts to be edited. */
export const fromFacts = (facts: TourFacts): FactsValues => ({
  ...facts,
  duration: { ...fromRange(facts.duration), unit: facts.duration?.unit ?? "hours" },
  level: { grade: toText(facts.level?.grade), note: toText(facts.level?.note) },
  groupSize: fromRange(facts.groupSize),
  minimumAge: toText(facts.minimumAge),
  months: facts.months.map(String),
  start: startText(facts.start),
  prices: facts.prices.map(fromPrice),
  itinerary: facts.itinerary.map(fromStage),
});
