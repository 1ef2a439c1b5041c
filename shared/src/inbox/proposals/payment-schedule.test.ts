import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { aProposal } from "../../testing/a-proposal.ts";
import { computeBalance, splitIntoInstalments } from "./payment-schedule.ts";
import { sumAmounts } from "./price-proposal.ts";

const code = "K7M2XQ4P";
const today = "2026-12-01";

const aTotal = fc.integer({ min: 1, max: limits.amount * 100 }).map((count) => count / 100);
const aShare = fc.oneof(
  fc.record({
    unit: fc.constant("percent" as const),
    value: fc.double({ min: 0, max: 100, noNaN: true }),
  }),
  fc.record({ unit: fc.constant("amount" as const), value: aTotal }),
  fc.constant(null),
);
const aSchedule = fc.array(
  fc.record({
    label: fc.constant("Payment"),
    share: aShare,
    dueOn: fc.constantFrom(null, "2026-11-30", today, "2026-12-20"),
  }),
  { maxLength: limits.proposal.instalments },
);

test("splits a total into the scheduled payments; the last one takes the rest", () => {
  const { schedule } = aProposal();
  const dates = { schedule, startsOn: "2026-12-20" };
  expect(splitIntoInstalments({ ...dates, currency: "USD" }, 100.01)).toEqual([
    { label: "Deposit", amount: 30, dueOn: null },
    { label: "Rest", amount: 70.01, dueOn: "2026-12-10" },
  ]);
});

test("asks for no cents in a currency without them", () => {
  const { schedule } = aProposal();
  const split = splitIntoInstalments({ schedule, startsOn: null, currency: "RWF" }, 100_001);
  expect(split.map(({ amount }) => amount)).toEqual([30_000, 70_001]);
});

test("asks for the whole total by the first day where nothing is scheduled", () => {
  const content = aProposal({ schedule: [] });
  expect(splitIntoInstalments(content, 300)).toEqual([
    { label: "Total", amount: 300, dueOn: "2026-12-20" },
  ]);
});

test("leaves out payments that would come to nothing", () => {
  const amount = (value: number) => ({ unit: "amount" as const, value });
  const content = aProposal({
    schedule: [
      { label: "Deposit", share: amount(500), dueOn: null },
      { label: "Rest", share: null, dueOn: null },
    ],
  });
  expect(splitIntoInstalments(content, 300)).toEqual([
    { label: "Deposit", amount: 300, dueOn: null },
  ]);
});

test("instalments add up to the total and none is negative", () => {
  fc.assert(
    fc.property(aTotal, aSchedule, fc.constantFrom("USD", "RWF"), (typed, schedule, currency) => {
      const total = currency === "RWF" ? Math.ceil(typed) : typed;
      const split = splitIntoInstalments({ schedule, startsOn: null, currency }, total);
      expect(sumAmounts(split.map(({ amount }) => amount))).toBe(total);
      expect(split.every(({ amount }) => amount > 0)).toBe(true);
    }),
  );
});

test("payments settle the instalments in order", () => {
  const balance = computeBalance({
    ...{ content: aProposal(), total: 300, code, today },
    settled: [50, 60],
  });
  expect(balance).toEqual({
    ...{ currency: "USD", total: 300, paid: 110, open: 190, due: 0 },
    instalments: [
      {
        ...{ label: "Deposit", amount: 90, paid: 90, dueOn: null },
        ...{ isOverdue: false, reference: "K7M2-XQ4P-1" },
      },
      {
        ...{ label: "Rest", amount: 210, paid: 20, dueOn: "2026-12-10" },
        ...{ isOverdue: false, reference: "K7M2-XQ4P-2" },
      },
    ],
  });
});

test("a payment is due on its day and overdue on the next", () => {
  const on = (day: string) =>
    computeBalance({ content: aProposal(), total: 300, settled: [90], code, today: day });
  const isOverdue = (day: string) => on(day).instalments.map((instalment) => instalment.isOverdue);
  expect(on("2026-12-09").due).toBe(0);
  expect(on("2026-12-10").due).toBe(210);
  expect(isOverdue("2026-12-10")).toEqual([false, false]);
  expect(isOverdue("2026-12-11")).toEqual([false, true]);
});

test("a payment due on acceptance is overdue after three days", () => {
  const acceptedOn = "2026-11-26";
  const isOverdue = (day: string) =>
    computeBalance({ content: aProposal(), total: 300, settled: [], code, today: day, acceptedOn })
      .instalments[0]?.isOverdue;
  expect(isOverdue("2026-11-29")).toBe(false);
  expect(isOverdue("2026-11-30")).toBe(true);
});

test.each(["2026-11-20", "2026-11-26"])(
  "a payment due on %s is overdue three days after an acceptance on 2026-11-26",
  (dueOn) => {
    const schedule = [{ label: "Total", share: null, dueOn }];
    const content = aProposal({ schedule });
    const accepted = { content, total: 300, settled: [], code, acceptedOn: "2026-11-26" };
    const isOverdue = (day: string) =>
      computeBalance({ ...accepted, today: day }).instalments[0]?.isOverdue;
    expect(isOverdue("2026-11-29")).toBe(false);
    expect(isOverdue("2026-11-30")).toBe(true);
  },
);

test("paid, open and due agree, also where a guest paid too much", () => {
  const settled = fc.array(aTotal, { maxLength: 6 });
  fc.assert(
    fc.property(aTotal, aSchedule, settled, (total, schedule, paid) => {
      const content = { schedule, startsOn: "2026-12-20", currency: "USD" };
      const balance = computeBalance({ content, total, settled: paid, code, today });
      const { instalments, open, due } = balance;
      const placed = sumAmounts(instalments.map((instalment) => instalment.paid));
      expect(balance.paid).toBe(sumAmounts(paid));
      expect(placed).toBe(Math.min(balance.paid, total));
      expect(sumAmounts([placed, open])).toBe(total);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(due).toBeLessThanOrEqual(open);
      for (const { amount, paid: part, isOverdue } of instalments) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
        expect(isOverdue && part === amount).toBe(false);
      }
    }),
  );
});
