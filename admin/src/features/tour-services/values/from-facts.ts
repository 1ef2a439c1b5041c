import type { ItineraryStage } from "shared/itinerary";
import type { Price } from "shared/prices";
import type { TourFacts } from "shared/tour-facts";
import type { FactsValues, PriceValues, StageValues } from "./facts-values.ts";

type Range = { min: number; max: number | null };

const toText = (value: string | number | null | undefined) => String(value ?? "");

const rangeText = (range: Range | null) => ({ min: toText(range?.min), max: toText(range?.max) });

const priceText = ({ amount, currency, per, people, note }: Price): PriceValues => ({
  amount: toText(amount),
  currency,
  per,
  people: rangeText(people),
  note: toText(note),
});

const stageText = (stage: ItineraryStage): StageValues => ({
  when: toText(stage.when),
  title: stage.title,
  text: toText(stage.text),
  distance: toText(stage.distance),
  ascent: toText(stage.ascent),
  meals: toText(stage.meals),
  night: toText(stage.night),
});

const startText = (start: TourFacts["start"]): FactsValues["start"] => ({
  place: toText(start?.place),
  time: toText(start?.time),
  point: {
    latitude: toText(start?.point?.latitude),
    longitude: toText(start?.point?.longitude),
  },
});

/** Facts as texts to be edited. */
export const fromFacts = (facts: TourFacts): FactsValues => ({
  ...facts,
  duration: { ...rangeText(facts.duration), unit: facts.duration?.unit ?? "hours" },
  level: { grade: toText(facts.level?.grade), note: toText(facts.level?.note) },
  groupSize: rangeText(facts.groupSize),
  minimumAge: toText(facts.minimumAge),
  months: facts.months.map(String),
  start: startText(facts.start),
  prices: facts.prices.map(priceText),
  itinerary: facts.itinerary.map(stageText),
});
