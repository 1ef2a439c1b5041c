import { z } from "zod";
import { isFilled, joinFilled } from "../../lib/text/is-filled.ts";
import { parseNumber } from "../../lib/text/parse-number.ts";

/** The typed text, valid or not. */
export const rangeValues = z.object({ min: z.string(), max: z.string() });
type RangeValues = z.infer<typeof rangeValues>;

export const noRange: RangeValues = { min: "", max: "" };

export const fromRange = (range: { min: number; max: number | null } | null): RangeValues => ({
  min: String(range?.min ?? ""),
  max: String(range?.max ?? ""),
});

export const toRange = ({ min, max }: RangeValues) =>
  isFilled([min, max]) ? { min: parseNumber(min), max: parseNumber(max) } : null;

export const describeRange = ({ min, max }: RangeValues) => joinFilled([min, max], " to ");
