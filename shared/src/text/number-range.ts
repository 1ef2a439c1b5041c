import { z } from "zod";
import { orNull } from "./or-null.ts";

export const wholeNumber = (label: string, least: number, most: number) => {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  return z.int(message).min(least, message).max(most, message);
};

const earliestYear = 1800;

/** A year in the past, or this year. */
export const yearNumber = (label: string) => {
  const message = `${label} must be a year from ${earliestYear} to this year.`;
  return z
    .int(message)
    .min(earliestYear, message)
    .refine((year) => year <= new Date().getFullYear(), message);
};

/** Whole numbers within bounds; `max` is at least `min`, or `null` for no upper end. */
export const numberRange = (label: string, least: number, most: number) => {
  const bound = wholeNumber(label, least, most);
  return z
    .object({ min: bound, max: orNull(bound) }, `${label} is required.`)
    .refine(({ min, max }) => max === null || max >= min, {
      error: `${label}: the second number must not be below the first.`,
      path: ["max"],
    });
};

/** Stored ranges are read without bounds, so that a stricter bound never makes them unreadable. */
export const storedRange = z.object({ min: z.number(), max: z.number().nullable() });
