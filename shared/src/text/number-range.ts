import { z } from "zod";
import { orNull } from "./or-null.ts";

export const wholeNumber = (label: string, least: number, most: number) => {
  const message = `${label} must be a whole number from ${least} to ${most}.`;
  return z.int(message).min(least, message).max(most, message);
};

export const yearNumber = (label: string) => wholeNumber(label, 1800, 2100);

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
