import { expect, test } from "vitest";
import { readTypedPrice } from "./price-values.ts";

test.each(["60000 RWF", "60000 RWF, 2 to 5 people", "RWF 60,000 with lunch"])(
  "keeps the chosen basis when “%s” does not name one",
  (text) => {
    const { amount, currency, per } = readTypedPrice(text);
    expect({ amount, currency, per }).toEqual({
      ...{ amount: "60000", currency: "RWF", per: undefined },
    });
  },
);

test.each([
  ["60000 RWF per group", "group"],
  ["60000 RWF/group", "group"],
  ["60000 RWF group price", "group"],
  ["40 USD per person", "person"],
  ["40 USD a head", "person"],
  ["40 USD / pax", "person"],
  ["40 USD pp", "person"],
  ["40 USD each, 2 to 5 people", "person"],
])("reads the basis that “%s” names", (text, per) => {
  expect(readTypedPrice(text).per).toBe(per);
});
