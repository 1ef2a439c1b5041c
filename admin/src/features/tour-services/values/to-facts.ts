import type { FactsValues, PriceValues, RangeValues, StageValues } from "./facts-values.ts";
import { isFilled } from "./is-filled.ts";
import { parseAmount, parseNumber } from "./parse-number.ts";

const orNull = (text: string) => (isFilled(text) ? text : null);

const toRange = ({ min, max }: RangeValues) =>
  isFilled([min, max]) ? { min: parseNumber(min), max: parseNumber(max) } : null;

export const toPrice = ({ amount, currency, per, people, note }: PriceValues) => ({
  amount: parseAmount(amount),
  currency,
  per,
  people: toRange(people),
  note: orNull(note),
});

const toStage = (stage: StageValues) => ({
  when: orNull(stage.when),
  title: stage.title,
  text: orNull(stage.text),
  distance: parseNumber(stage.distance),
  ascent: parseNumber(stage.ascent),
  meals: orNull(stage.meals),
  night: orNull(stage.night),
});

const toPoint = ({ latitude, longitude }: FactsValues["start"]["point"]) =>
  isFilled([latitude, longitude])
    ? { latitude: parseNumber(latitude), longitude: parseNumber(longitude) }
    : null;

const toStart = (start: FactsValues["start"]) =>
  isFilled(start)
    ? { place: start.place, time: orNull(start.time), point: toPoint(start.point) }
    : null;

/** What the contract is asked to check: a group of fields without any text is no fact. */
export const toFacts = (values: FactsValues) => {
  const { duration, level } = values;
  const length = toRange(duration);
  return {
    ...values,
    duration: length && { ...length, unit: duration.unit },
    level: isFilled(level) ? { grade: level.grade, note: orNull(level.note) } : null,
    groupSize: toRange(values.groupSize),
    minimumAge: parseNumber(values.minimumAge),
    months: values.months.map(Number),
    start: toStart(values.start),
    prices: values.prices.map(toPrice),
    itinerary: values.itinerary.map(toStage),
  };
};
