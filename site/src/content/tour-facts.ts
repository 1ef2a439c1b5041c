import type { ItineraryStage } from "shared/itinerary";
import type { Price } from "shared/prices";
import type { Question } from "shared/questions";
import type { TourDuration, TourFacts, TourLevel } from "shared/tour-facts";
import type { TourPhoto } from "shared/tour-photos";
import type { TourRoute } from "shared/tour-route";
import {
  type Guard,
  isListOf,
  isNullOr,
  isNumber,
  isOneOf,
  isOptional,
  isShape,
  isString,
  isTuple,
  readKey,
} from "../lib/guards.ts";
import { isImage } from "./image.ts";

const text = isNullOr(isString);
const number = isNullOr(isNumber);
const range = { min: isNumber, max: number };
const isRange = isShape(range);

export const isPrice: Guard<Price> = isShape({
  amount: isNumber,
  currency: isString,
  per: isOneOf("person", "group"),
  people: isNullOr(isRange),
  note: text,
});

const isDuration: Guard<TourDuration> = isShape({ ...range, unit: isOneOf("hours", "days") });

const isLevel: Guard<TourLevel> = isShape({
  grade: isOneOf("easy", "moderate", "demanding"),
  note: text,
});

const isStart: Guard<NonNullable<TourFacts["start"]>> = isShape({
  place: isString,
  time: text,
  point: isNullOr(isShape({ latitude: isNumber, longitude: isNumber })),
});

const isStage: Guard<ItineraryStage> = isShape({
  when: text,
  title: isString,
  text,
  distance: number,
  ascent: number,
  meals: text,
  night: text,
});

const isRoute: Guard<TourRoute> = isShape({
  points: isListOf(isTuple(isNumber, isNumber, number)),
  breaks: isOptional(isListOf(isNumber)),
  distance: isNumber,
  ascent: number,
  descent: number,
});

const isQuestion: Guard<Question> = isShape({ question: isString, answer: isString });

export const isTourPhoto: Guard<TourPhoto> = isShape({
  picture: isString,
  caption: text,
  alt: text,
  imageFile: isString,
  image: isImage,
});

/** What is missing or of another kind counts as empty. */
export function parseTourFacts(facts: unknown): TourFacts {
  const list = <Item>(key: keyof TourFacts, isItem: Guard<Item>) =>
    readKey(facts, key, isListOf(isItem)) ?? [];
  const one = <Value>(key: keyof TourFacts, isValue: Guard<Value>) =>
    readKey(facts, key, isValue) ?? null;
  return {
    activities: list("activities", isString),
    duration: one("duration", isDuration),
    level: one("level", isLevel),
    groupSize: one("groupSize", isRange),
    minimumAge: one("minimumAge", isNumber),
    months: list("months", isNumber),
    languages: list("languages", isString),
    start: one("start", isStart),
    prices: list("prices", isPrice),
    included: list("included", isString),
    notIncluded: list("notIncluded", isString),
    toBring: list("toBring", isString),
    itinerary: list("itinerary", isStage),
    questions: list("questions", isQuestion),
    related: list("related", isString),
    route: one("route", isRoute),
  };
}
