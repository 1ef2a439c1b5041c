import { tourRoute } from "shared/tour-route";
import { z } from "zod";

/* As typed, valid or not: each field of the form is a text, empty where nothing is said. */

const text = z.string();
const texts = z.array(text);
const rangeValues = z.object({ min: text, max: text });

const priceValues = z.object({
  amount: text,
  currency: text,
  per: z.enum(["person", "group"]),
  people: rangeValues,
  note: text,
});

const stageValues = z.object({
  when: text,
  title: text,
  text,
  distance: text,
  ascent: text,
  meals: text,
  night: text,
});

export const factsValues = z.object({
  activities: texts,
  duration: rangeValues.extend({ unit: z.enum(["hours", "days"]) }),
  level: z.object({ grade: text, note: text }),
  groupSize: rangeValues,
  minimumAge: text,
  months: texts,
  languages: texts,
  start: z.object({
    place: text,
    time: text,
    point: z.object({ latitude: text, longitude: text }),
  }),
  prices: z.array(priceValues),
  included: texts,
  notIncluded: texts,
  toBring: texts,
  itinerary: z.array(stageValues),
  questions: z.array(z.object({ question: text, answer: text })),
  related: texts,
  route: tourRoute.nullable(),
});

export type FactsValues = z.infer<typeof factsValues>;
export type RangeValues = z.infer<typeof rangeValues>;
export type PriceValues = z.infer<typeof priceValues>;
export type StageValues = z.infer<typeof stageValues>;

export const noRange: RangeValues = { min: "", max: "" };

export const blankPrice: PriceValues = {
  amount: "",
  currency: "RWF",
  per: "person",
  people: noRange,
  note: "",
};

export const blankStage: StageValues = {
  when: "",
  title: "",
  text: "",
  distance: "",
  ascent: "",
  meals: "",
  night: "",
};
