import { expect, test } from "vitest";
import { readPrice } from "./price-text.ts";

const person = { per: "person", people: null, note: null } as const;
const group = { ...person, per: "group" } as const;

test.each([
  ["40 USD per person", { ...person, amount: 40, currency: "USD" }],
  ["40 usd pp", { ...person, amount: 40, currency: "USD" }],
  ["40$ p.p.", { ...person, amount: 40, currency: "USD" }],
  ["$40", { ...person, amount: 40, currency: "USD" }],
  ["US$ 40/person", { ...person, amount: 40, currency: "USD" }],
  ["35,50 € each", { ...person, amount: 35.5, currency: "EUR" }],
  ["£30 a head", { ...person, amount: 30, currency: "GBP" }],
  ["60 000 RWF per person", { ...person, amount: 60_000, currency: "RWF" }],
  ["60.000 Frw per person", { ...person, amount: 60_000, currency: "RWF" }],
  ["RWF 60,000 per group", { ...group, amount: 60_000, currency: "RWF" }],
  ["\u200e60\u00a0000\u00a0RWF", { ...person, amount: 60_000, currency: "RWF" }],
  [
    "110 USD per group (3 to 5 people)",
    { ...group, amount: 110, currency: "USD", people: { min: 3, max: 5 } },
  ],
  [
    "110 USD per group for 3–5 pax",
    { ...group, amount: 110, currency: "USD", people: { min: 3, max: 5 } },
  ],
  [
    "25 USD per person, 6+ people",
    { ...person, amount: 25, currency: "USD", people: { min: 6, max: null } },
  ],
  ["USD 40, 2 people", { ...person, amount: 40, currency: "USD", people: { min: 2, max: 2 } }],
  ["USD 40 2 people", { ...person, amount: 40, currency: "USD", people: { min: 2, max: 2 } }],
  ["$40 3 pax", { ...person, amount: 40, currency: "USD", people: { min: 3, max: 3 } }],
  ["40 USD per person, with lunch", { ...person, amount: 40, currency: "USD", note: "with lunch" }],
  [
    "40 USD per person (children under 12)",
    { ...person, amount: 40, currency: "USD", note: "children under 12" },
  ],
])("reads %j", (text, expected) => {
  expect(readPrice(text)).toEqual(expected);
});

test.each([
  "",
  "40",
  "40 per person",
  "free",
  "25.000 USD",
  "on request",
  "40 quid",
  "ten USD",
  "USD 40-60 per person",
])("rejects %j", (text) => {
  expect(readPrice(text)).toBeUndefined();
});
