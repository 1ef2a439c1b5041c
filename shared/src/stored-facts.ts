import { z } from "zod";
import { grades, type TourFacts } from "./tour-facts.ts";

const texts = z.array(z.string());
const range = z.object({ min: z.number(), max: z.number().nullable() });

export const storedPrice = z.object({
  amount: z.number(),
  currency: z.string(),
  per: z.enum(["person", "group"]),
  people: range.nullable(),
  note: z.string().nullable(),
});

const storedStage = z.object({
  when: z.string().nullable(),
  title: z.string(),
  text: z.string().nullable(),
  distance: z.number().nullable(),
  ascent: z.number().nullable(),
  meals: z.string().nullable(),
  night: z.string().nullable(),
});

/** Facts as they are read: rules that came later refuse nothing that is stored. */
export const storedFacts: z.ZodType<TourFacts> = z.object({
  activities: texts,
  duration: range.extend({ unit: z.enum(["hours", "days"]) }).nullable(),
  level: z.object({ grade: z.enum(grades), note: z.string().nullable() }).nullable(),
  groupSize: range.nullable(),
  minimumAge: z.number().nullable(),
  months: z.array(z.number()),
  languages: texts,
  start: z
    .object({
      place: z.string(),
      time: z.string().nullable(),
      point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    })
    .nullable(),
  prices: z.array(storedPrice),
  included: texts,
  notIncluded: texts,
  toBring: texts,
  itinerary: z.array(storedStage),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  related: texts,
  route: z
    .object({
      points: z.array(z.tuple([z.number(), z.number(), z.number().nullable()])),
      breaks: z.array(z.number()).optional(),
      distance: z.number(),
      ascent: z.number().nullable(),
      descent: z.number().nullable(),
    })
    .nullable(),
});
