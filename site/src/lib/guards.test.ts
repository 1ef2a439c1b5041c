import { expect, test } from "vitest";
import {
  isBoolean,
  isListOf,
  isNullOr,
  isNumber,
  isOptional,
  isRecordOf,
  isShape,
  isString,
} from "./guards.ts";

const isBoat = isShape<{
  name: string;
  seats: number | null;
  flags: string[];
  prices: Record<string, number>;
  isNew?: boolean | undefined;
}>({
  name: isString,
  seats: isNullOr(isNumber),
  flags: isListOf(isString),
  prices: isRecordOf(isNumber),
  isNew: isOptional(isBoolean),
});

const boat = { name: "Isange", seats: 8, flags: ["RW"], prices: { day: 90 } };

test.each([boat, { ...boat, seats: null }, { ...boat, isNew: true }, { ...boat, more: 1 }])(
  "%o has the shape that its type names",
  (value) => {
    expect(isBoat(value)).toBe(true);
  },
);

test.each([
  undefined,
  null,
  "boat",
  [],
  {},
  { ...boat, name: 7 },
  { ...boat, seats: "8" },
  { ...boat, flags: ["RW", null] },
  { ...boat, prices: { day: "90" } },
  { ...boat, isNew: "yes" },
])("%o has not", (value) => {
  expect(isBoat(value)).toBe(false);
});
