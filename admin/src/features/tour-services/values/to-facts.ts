import { toRange } from "../../../components/form/range-values.ts";
import { toStage } from "../../../components/itinerary/stage-values.ts";
import { toPoint } from "../../../components/map-point/point-values.ts";
import { toPrice } from "../../../components/prices/price-values.ts";
import { isFilled } from "../../../lib/text/is-filled.ts";
import { parseNumber } from "../../../lib/text/parse-number.ts";
import { textOrNull } from "../../../lib/text/text-or-null.ts";
import type { FactsValues } from "./facts-values.ts";

const toStart = (start: FactsValues["start"]) =>
  isFilled(start)
    ? { place: start.place, time: textOrNull(start.time), point: toPoint(start.point) }
    : null;

/** What the contract is asked to check: a group of fields without any text is no fact. */
export const toFacts = (values: FactsValues) => {
  const { duration, level } = values;
  const length = toRange(duration);
  return {
    ...values,
    duration: length && { ...length, unit: duration.unit },
    level: isFilled(level) ? { grade: level.grade, note: textOrNull(level.note) } : null,
    groupSize: toRange(values.groupSize),
    minimumAge: parseNumber(values.minimumAge),
    months: values.months.map(Number),
    start: toStart(values.start),
    prices: values.prices.map(toPrice),
    itinerary: values.itinerary.map(toStage),
  };
};
