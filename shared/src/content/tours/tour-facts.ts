import { z } from "zod";
import { limits } from "../../limits.ts";
import { numberRange, storedRange, wholeNumber } from "../../text/number-range.ts";
import { orNull } from "../../text/or-null.ts";
import {
  labelledList,
  optionalSingleLineText,
  singleLineText,
  singleLineTexts,
} from "../../text/text.ts";
import { question } from "../questions.ts";
import { departures } from "./departures.ts";
import { itineraryStage } from "./itinerary.ts";
import { price, storedPrice } from "./prices.ts";
import { tourRoute } from "./tour-route.ts";

/** Suggested in every company's list; owners add their own. */
export const commonActivities = ["Bike", "Kayak", "Boat", "Culture", "Nature", "Hiking"] as const;

/** Suggested as languages of guides. */
export const commonLanguages = ["English", "French", "German", "Kinyarwanda", "Swahili"];

/** Hours or days; `max` is `null` for a fixed length. */
export const tourDuration = z.discriminatedUnion(
  "unit",
  [
    numberRange("Hours", 1, limits.durationHours).safeExtend({ unit: z.literal("hours") }),
    numberRange("Days", 1, limits.durationDays).safeExtend({ unit: z.literal("days") }),
  ],
  "Duration is in hours or days.",
);
export type TourDuration = z.infer<typeof tourDuration>;

export const grades = ["easy", "moderate", "demanding"] as const;

/** `note` describes the grade on this tour in one line. */
export const tourLevel = z.object({
  grade: z.enum(grades, "Level must be easy, moderate or demanding."),
  note: optionalSingleLineText("Level note"),
});
export type TourLevel = z.infer<typeof tourLevel>;

const monthMessage = "Months must be numbers from 1 (January) to 12 (December).";
const months = z
  .array(z.int(monthMessage).min(1, monthMessage).max(12, monthMessage), monthMessage)
  .transform((list) => [...new Set(list)].toSorted((a, b) => a - b));

const degrees = (label: string, most: number) => {
  const message = `${label} must be a number of degrees from -${most} to ${most}.`;
  return z.number(message).min(-most, message).max(most, message);
};

export const mapPoint = z.object({
  latitude: degrees("Latitude", 90),
  longitude: degrees("Longitude", 180),
});
export type MapPoint = z.infer<typeof mapPoint>;

export const tourStart = z.object({
  place: singleLineText("Start place"),
  /** For example `07:30`, local time. */
  time: orNull(z.iso.time({ precision: -1, error: "Start time must be like 07:30." })),
  point: orNull(mapPoint),
});

const textOrNull = z.string().nullable();
const numberOrNull = z.number().nullable();

/* Stored facts are read without rules, so that a stricter rule never makes them unreadable. */

const storedDuration = storedRange.extend({ unit: z.enum(["hours", "days"]) });

const storedLevel = z.object({ grade: z.enum(grades), note: textOrNull });

const storedStart = z.object({
  place: z.string(),
  time: textOrNull,
  point: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

const storedStage = z.object({
  when: textOrNull,
  title: z.string(),
  text: textOrNull,
  distance: numberOrNull,
  ascent: numberOrNull,
  meals: textOrNull,
  night: textOrNull,
});

const storedDeparture = z.object({ date: z.string(), places: z.number() });

const storedQuestion = z.object({ question: z.string(), answer: z.string() });

const storedRoute = z.object({
  points: z.array(z.tuple([z.number(), z.number(), numberOrNull])),
  breaks: z.array(z.number()).optional(),
  distance: z.number(),
  ascent: numberOrNull,
  descent: numberOrNull,
});

const oneFact = <Kind extends string, Fact extends z.ZodType, Stored extends z.ZodType>(
  kind: Kind,
  label: string,
  fact: Fact,
  stored: Stored,
) => ({ kind, label, schema: fact.nullable(), stored: stored.nullable(), none: null });

const many = <Kind extends string, Facts extends z.ZodType, Stored extends z.ZodType>(
  kind: Kind,
  label: string,
  facts: Facts,
  stored: Stored,
) => ({ kind, label, schema: facts, stored: z.array(stored), none: [] });

/** Short texts, edited in one field. */
const wordList = (label: string) => many("words", label, singleLineTexts(label), z.string());

/** Longer texts, one per line. `name` appears in messages. */
const lines = (label: string, name = label) =>
  many("lines", label, singleLineTexts(name), z.string());

/**
 * Optional facts of a tour; the site leaves out empty ones. The editor and CSV files choose their form by `kind`;
 * `label` heads the CSV columns and names the fact when two versions are compared.
 */
export const tourFactFields = {
  activities: wordList("Activities"),
  duration: oneFact("duration", "Duration", tourDuration, storedDuration),
  level: oneFact("level", "Level", tourLevel, storedLevel),
  groupSize: oneFact(
    "range",
    "Group size",
    numberRange("Group size", 1, limits.paxNumber),
    storedRange,
  ),
  minimumAge: oneFact(
    "number",
    "Minimum age",
    wholeNumber("Minimum age", 0, limits.age),
    z.number(),
  ),
  /** Months with departures, from 1; none means all year. */
  months: many("months", "Months", months, z.number()),
  departures: many("departures", "Departures", departures, storedDeparture),
  /** Languages of the guide. */
  languages: wordList("Languages"),
  /** Ids of team members. */
  guides: wordList("Led by"),
  start: oneFact("start", "Start", tourStart, storedStart),
  prices: many("prices", "Prices", labelledList("Prices", price), storedPrice),
  included: lines("Included"),
  notIncluded: lines("Not included"),
  toBring: lines("To bring", "What to bring"),
  itinerary: many("itinerary", "Itinerary", labelledList("Itinerary", itineraryStage), storedStage),
  questions: many("questions", "Questions", labelledList("Questions", question), storedQuestion),
  /** Ids of related tours, or paths of pages that present one (`/six-days`); none means tours that share an activity. */
  related: wordList("Related tours"),
  route: oneFact("route", "Route", tourRoute, storedRoute),
};

type Fields = typeof tourFactFields;
type Column = keyof Fields[keyof Fields];
export type FactKind = Fields[keyof Fields]["kind"];

/** Returns one column of the table, keyed by fact. */
function readColumn<Name extends Column>(name: Name): { [Key in keyof Fields]: Fields[Key][Name] };
function readColumn(name: Column): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tourFactFields).map(([key, field]) => [key, field[name]]),
  );
}

/** Maps each fact to the entry of `kinds` for its kind. */
export function byFact<Kinds extends Record<FactKind, unknown>>(
  kinds: Kinds,
): { [Key in keyof Fields]: Kinds[Fields[Key]["kind"]] };
export function byFact(kinds: Record<FactKind, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tourFactFields).map(([key, { kind }]) => [key, kinds[kind]]),
  );
}

export const tourFacts = z.object(readColumn("schema"));
export type TourFacts = z.infer<typeof tourFacts>;

export const storedFacts: z.ZodType<TourFacts> = z.object(readColumn("stored"));

export const noFacts: TourFacts = readColumn("none");

export const factKeys = tourFacts.keyof().options;

/** Missing facts keep their values. */
export const tourFactsChange = tourFacts.partial();
