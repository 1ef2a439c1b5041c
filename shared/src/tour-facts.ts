import { z } from "zod";
import { itineraryStage } from "./itinerary.ts";
import { limits } from "./limits.ts";
import { numberRange, wholeNumber } from "./number-range.ts";
import { orNull } from "./or-null.ts";
import { price } from "./prices.ts";
import { question } from "./questions.ts";
import { listOf, optionalSingleLineText, singleLineText, singleLineTexts } from "./text.ts";
import { tourRoute } from "./tour-route.ts";

/** Activities that every company has in its list; owners add their own. */
export const commonActivities = ["Bike", "Kayak", "Boat", "Culture", "Nature", "Hiking"] as const;

/** Hours or days; `max` is `null` where it always takes the same time. */
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

/** `note` says in a line what the grade means on this tour. */
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
  /** `07:30`, local time. */
  time: orNull(z.iso.time({ precision: -1, error: "Start time must be like 07:30." })),
  point: orNull(mapPoint),
});
export type TourStart = z.infer<typeof tourStart>;

/** What a tour can say beyond its texts. Nothing is required: what is empty is not shown. */
export const tourFacts = z.object({
  activities: singleLineTexts("Activities"),
  duration: tourDuration.nullable(),
  level: tourLevel.nullable(),
  groupSize: numberRange("Group size", 1, limits.paxNumber).nullable(),
  minimumAge: wholeNumber("Minimum age", 0, limits.age).nullable(),
  /** In which it is offered, from 1; none means all year. */
  months,
  /** That the guide speaks. */
  languages: singleLineTexts("Languages"),
  start: tourStart.nullable(),
  prices: listOf("Prices", price),
  included: singleLineTexts("Included"),
  notIncluded: singleLineTexts("Not included"),
  toBring: singleLineTexts("What to bring"),
  itinerary: listOf("Itinerary", itineraryStage),
  questions: listOf("Questions", question),
  /** Ids of tours; none means those that share an activity. */
  related: singleLineTexts("Related tours"),
  route: tourRoute.nullable(),
});
export type TourFacts = z.infer<typeof tourFacts>;

export const noFacts: TourFacts = {
  activities: [],
  duration: null,
  level: null,
  groupSize: null,
  minimumAge: null,
  months: [],
  languages: [],
  start: null,
  prices: [],
  included: [],
  notIncluded: [],
  toBring: [],
  itinerary: [],
  questions: [],
  related: [],
  route: null,
};

/** Facts that are not named stay as they are. */
export const tourFactsChange = tourFacts.partial();
export type TourFactsChange = z.infer<typeof tourFactsChange>;
