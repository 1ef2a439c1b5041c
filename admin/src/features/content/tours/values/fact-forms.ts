import type { Departure } from "shared/content/tours/departures";
import type { ItineraryStage } from "shared/content/tours/itinerary";
import type { Price } from "shared/content/tours/prices";
import { routeInWords } from "shared/content/tours/route-text";
import {
  byFact,
  type FactKind,
  factKeys,
  type TourFacts,
  tourFactFields,
} from "shared/content/tours/tour-facts";
import { z } from "zod";
import {
  describeRange,
  fromRange,
  rangeValues,
  toRange,
} from "../../../../components/form/range-values.ts";
import {
  describeStage,
  fromStage,
  type StageValues,
  stageValues,
  toStage,
} from "../../../../components/itinerary/stage-values.ts";
import { fromPoint, pointValues, toPoint } from "../../../../components/map-point/point-values.ts";
import {
  describePrice,
  fromPrice,
  isFilledPrice,
  type PriceValues,
  priceValues,
  toPrice,
} from "../../../../components/prices/price-values.ts";
import { isFilled, joinFilled } from "../../../../lib/text/is-filled.ts";
import { parseNumber } from "../../../../lib/text/parse-number.ts";
import { textOrNull } from "../../../../lib/text/text-or-null.ts";

const text = z.string();
const texts = z.array(text);

const departureValues = z.object({ date: text, places: text });
type DepartureValues = z.infer<typeof departureValues>;

/** Unvalidated: each form field is a string, empty for a missing fact. */
export const factsValues = z.object(
  byFact({
    words: texts,
    lines: texts,
    number: text,
    range: rangeValues,
    duration: rangeValues.extend({ unit: z.enum(["hours", "days"]) }),
    level: z.object({ grade: text, note: text }),
    months: texts,
    /** Drafts of earlier versions have none. */
    departures: z.array(departureValues).default([]),
    start: z.object({ place: text, time: text, point: pointValues }),
    prices: z.array(priceValues),
    itinerary: z.array(stageValues),
    questions: z.array(z.object({ question: text, answer: text })),
    route: tourFactFields.route.stored,
  }),
);
type FactsValues = z.infer<typeof factsValues>;

/**
 * The conversions of one kind of fact. Methods, so that each kind can use its own parameter types.
 */
type FactForm = {
  fromFact(fact: unknown): unknown;
  /** Converts form values for validation; fields without any text are no fact. */
  toFact(typed: unknown): unknown;
  /** A readable text for comparing two versions. */
  describe(typed: unknown): string;
  withoutBlanks?(typed: unknown): unknown;
};

const unchanged = (value: unknown) => value;
const toText = (value: string | number | null | undefined) => String(value ?? "");
const byLine = (texts: string[]) => texts.join("\n");
const byComma = (texts: string[]) => texts.join(", ");
const filled = (entries: unknown[]) => entries.filter(isFilled);

const durationForm = {
  fromFact: (duration: TourFacts["duration"]) => ({
    ...fromRange(duration),
    unit: duration?.unit ?? "hours",
  }),
  toFact: (duration: FactsValues["duration"]) => {
    const range = toRange(duration);
    return range && { ...range, unit: duration.unit };
  },
  describe: (duration: FactsValues["duration"]) => {
    const range = describeRange(duration);
    return isFilled(range) ? `${range} ${duration.unit}` : "";
  },
};

const levelForm = {
  fromFact: (level: TourFacts["level"]) => ({
    grade: toText(level?.grade),
    note: toText(level?.note),
  }),
  toFact: (level: FactsValues["level"]) =>
    isFilled(level) ? { grade: level.grade, note: textOrNull(level.note) } : null,
  describe: ({ grade, note }: FactsValues["level"]) => joinFilled([grade, note], ": "),
};

const startForm = {
  fromFact: (start: TourFacts["start"]) => ({
    place: toText(start?.place),
    time: toText(start?.time),
    point: fromPoint(start?.point),
  }),
  toFact: (start: FactsValues["start"]) =>
    isFilled(start)
      ? { place: start.place, time: textOrNull(start.time), point: toPoint(start.point) }
      : null,
  describe: ({ place, time, point }: FactsValues["start"]) =>
    joinFilled([place, time, joinFilled([point.latitude, point.longitude], ", ")], "\n"),
};

const departuresForm = {
  fromFact: (departures: Departure[]) =>
    departures.map(({ date, places }) => ({ date, places: String(places) })),
  toFact: (rows: DepartureValues[]) =>
    rows.map(({ date, places }) => ({ date, places: parseNumber(places) })),
  describe: (rows: DepartureValues[]) =>
    byLine(rows.map(({ date, places }) => `${date}, ${places} places`)),
  withoutBlanks: filled,
};

const questionForm = {
  fromFact: unchanged,
  toFact: unchanged,
  describe: (questions: FactsValues["questions"]) =>
    questions.map(({ question, answer }) => `${question}\n${answer}`).join("\n\n"),
  withoutBlanks: filled,
};

const forms: Record<FactKind, FactForm> = {
  words: { fromFact: unchanged, toFact: unchanged, describe: byComma },
  lines: { fromFact: unchanged, toFact: unchanged, describe: byLine, withoutBlanks: filled },
  number: { fromFact: toText, toFact: parseNumber, describe: String },
  range: { fromFact: fromRange, toFact: toRange, describe: describeRange },
  duration: durationForm,
  level: levelForm,
  months: {
    fromFact: (months: number[]) => months.map(String),
    toFact: (months: string[]) => months.map(Number),
    describe: byComma,
  },
  departures: departuresForm,
  start: startForm,
  prices: {
    fromFact: (prices: Price[]) => prices.map(fromPrice),
    toFact: (rows: PriceValues[]) => rows.map(toPrice),
    describe: (rows: PriceValues[]) => byLine(rows.map(describePrice)),
    withoutBlanks: (rows: PriceValues[]) => rows.filter(isFilledPrice),
  },
  itinerary: {
    fromFact: (stages: ItineraryStage[]) => stages.map(fromStage),
    toFact: (rows: StageValues[]) => rows.map(toStage),
    describe: (rows: StageValues[]) => byLine(rows.map(describeStage)),
    withoutBlanks: filled,
  },
  questions: questionForm,
  route: {
    fromFact: unchanged,
    toFact: unchanged,
    describe: (route: FactsValues["route"]) => (route ? routeInWords(route) : ""),
  },
};

type FactKey = keyof TourFacts;

const mapFacts = (convert: (key: FactKey, form: FactForm) => unknown) =>
  Object.fromEntries(factKeys.map((key) => [key, convert(key, forms[tourFactFields[key].kind])]));

export const fromFacts = (facts: TourFacts): FactsValues =>
  factsValues.parse(mapFacts((key, form) => form.fromFact(facts[key])));

/** Converts form values for validation. */
export const toFacts = (values: FactsValues) => mapFacts((key, form) => form.toFact(values[key]));

export const withoutBlankFacts = (values: FactsValues): FactsValues =>
  factsValues.parse(mapFacts((key, { withoutBlanks = unchanged }) => withoutBlanks(values[key])));

export const describeFact = (key: FactKey, values: FactsValues) =>
  forms[tourFactFields[key].kind].describe(values[key]);
