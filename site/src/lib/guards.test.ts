import { expect, test } from "vitest";
import {
  isBoolean,
  isListOf,
  isNumber,
  isOneOf,
  isOptional,
  isRecordOf,
  isShape,
  isString,
  readKey,
} from "./guards.ts";

const isBoat = isShape<{
  name: string;
  seats: number;
  flags: string[];
  prices: Record<string, number>;
  isNew?: boolean | undefined;
  kind: "kayak" | "canoe";
}>({
  name: isString,
  seats: isNumber,
  flags: isListOf(isString),
  prices: isRecordOf(isNumber),
  isNew: isOptional(isBoolean),
  kind: isOneOf("kayak", "canoe"),
});

const boat = {
  name: "Isange",
  seats: 8,
  flags: ["RW"],
  prices: { day: 90 },
  kind: "kayak",
};

test.each([boat, { ...boat, isNew: true }, { ...boat, more: 1 }])(
  "accepts %o as the named type",
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
  { ...boat, kind: "raft" },
])("rejects %o", (value) => {
  expect(isBoat(value)).toBe(false);
});

test("reads a key only if it has the requested type", () => {
  expect(readKey(boat, "seats", isNumber)).toBe(8);
  expect(readKey(boat, "name", isNumber)).toBeUndefined();
  expect(readKey(null, "name", isString)).toBeUndefined();
});
