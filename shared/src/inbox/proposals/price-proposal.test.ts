import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { aProposal } from "../../testing/a-proposal.ts";
import { priceProposal, roundAmount, sumAmounts } from "./price-proposal.ts";
import { proposalContent } from "./proposal-content.ts";

const anAmount = fc.integer({ min: 0, max: limits.amount * 100 }).map((count) => count / 100);
const aLine = fc.record({
  label: fc.constant("Line"),
  quantity: fc.integer({ min: 1, max: limits.paxNumber }),
  unitPrice: fc.option(anAmount),
});

test("prices the option and the extras that a guest chose, and no others", () => {
  const content = aProposal({
    options: [
      { id: "tent", title: "Tent", lines: [{ label: "Person", quantity: 2, unitPrice: 150 }] },
      { id: "lodge", title: "Lodge", lines: [{ label: "Person", quantity: 2, unitPrice: 220.5 }] },
    ],
    extras: [
      { id: "boat", label: "Boat", quantity: 1, unitPrice: 40 },
      { id: "lunch", label: "Lunch", quantity: 2, unitPrice: 8 },
    ],
    discount: { label: "Early", amount: 20 },
  });
  expect(priceProposal(content, { option: "lodge", extras: ["lunch", "gone"] })).toEqual({
    lines: [
      { label: "Person", quantity: 2, unitPrice: 220.5, amount: 441 },
      { label: "Lunch", quantity: 2, unitPrice: 8, amount: 16 },
    ],
    discount: 20,
    total: 437,
  });
  expect(priceProposal(content, { option: "gone", extras: [] })).toEqual({
    ...{ lines: [], discount: 0, total: 0 },
  });
});

test("adds amounts without errors of binary fractions", () => {
  expect(sumAmounts([0.1, 0.2])).toBe(0.3);
  expect(sumAmounts([1.1, 2.2, -3.3])).toBe(0);
  expect(roundAmount(100.5, "USD")).toBe(100.5);
  expect(roundAmount(33.333, "USD")).toBe(33.33);
  expect([roundAmount(100.5, "RWF"), roundAmount(99.4, "JPY")]).toEqual([101, 99]);
});

test("lines and discount add up to the total, which is never negative", () => {
  const aContent = fc.record({
    lines: fc.array(aLine, { maxLength: limits.proposal.lines }),
    extras: fc.array(aLine, { maxLength: limits.proposal.extras }),
    discount: fc.option(fc.option(anAmount)),
  });
  fc.assert(
    fc.property(aContent, ({ lines, extras, discount }) => {
      const content = aProposal({
        options: [{ id: "only", title: "", lines }],
        extras: extras.map((extra, index) => ({ ...extra, id: `extra-${index}` })),
        discount: discount === null ? null : { label: "Discount", amount: discount },
      });
      const chosen = content.extras.map(({ id }) => id);
      const priced = priceProposal(content, { option: "only", extras: chosen });
      const cents = (amount: number) => BigInt(Math.round(amount * 100));
      const counted = [...lines, ...extras].reduce(
        (sum, { quantity, unitPrice }) => sum + cents(unitPrice ?? 0) * BigInt(quantity),
        0n,
      );
      const isFree = cents(discount ?? 0) >= counted;
      expect(cents(priced.total)).toBe(isFree ? 0n : counted - cents(discount ?? 0));
      expect(priced.total).toBeGreaterThanOrEqual(0);
      expect(priced.lines).toHaveLength(lines.length + extras.length);
    }),
  );
});

test("takes every amount with at most two decimals, and no other number", () => {
  const withPrice = (unitPrice: number) => ({
    ...aProposal(),
    options: [{ id: "only", title: "", lines: [{ label: "Person", quantity: 1, unitPrice }] }],
  });
  const isTaken = (unitPrice: number) => proposalContent.safeParse(withPrice(unitPrice)).success;
  fc.assert(fc.property(anAmount, isTaken));
  for (const unitPrice of [-1, -0.01, 0.001, 1.005, limits.amount + 1, Infinity, Number.NaN])
    expect({ unitPrice, isTaken: isTaken(unitPrice) }).toEqual({ unitPrice, isTaken: false });
});
