import { expect, test } from "vitest";
import { limits } from "../../limits.ts";
import { aProposal } from "../../testing/a-proposal.ts";
import { findProblems } from "./find-problems.ts";
import type { Instalment, ProposalContent } from "./proposal-content.ts";

const today = "2026-12-01";
const find = (changes: Partial<ProposalContent>) => findProblems(aProposal(changes), today);
const withLine = (unitPrice: number | null, label = "Per person", quantity = 1) => ({
  options: [{ id: "only", title: "", lines: [{ label, quantity, unitPrice }] }],
});
const percent = (value: number) => ({ unit: "percent" as const, value });
const amount = (value: number) => ({ unit: "amount" as const, value });

test("a complete proposal has no problems", () => {
  expect(find({})).toEqual([]);
});

test.each<[string, Partial<ProposalContent>, string, RegExp]>([
  ["no title", { title: " " }, "title", /title/],
  ["a day without a title", { days: [{ title: "", text: "" }] }, "days.0.title", /title/],
  [
    "an option without prices",
    { options: [{ id: "a", title: "", lines: [] }] },
    "options.0",
    /price/,
  ],
  ["a price without an amount", withLine(null), "options.0.lines.0.unitPrice", /price/],
  ["a price without a name", withLine(5, ""), "options.0.lines.0.label", /for/],
  ["a total of 0", withLine(0), "options.0", /total is 0/],
  ["a total that is too large", withLine(limits.amount, "All", 2), "options.0", /at most/],
  [
    "an extra that makes the total too large",
    { extras: [{ id: "a", label: "Jet", quantity: 1, unitPrice: limits.amount }] },
    "options.0",
    /at most/,
  ],
  ["an empty discount", { discount: { label: "", amount: null } }, "discount.amount", /discount/],
  ["a discount of the whole price", { discount: { label: "", amount: 300 } }, "options.0", /is 0/],
  ["an end before the start", { endsOn: "2026-12-19" }, "endsOn", /before/],
  ["an end without a start", { startsOn: null }, "startsOn", /first day/],
  ["a trip that has begun", { startsOn: "2026-11-30", endsOn: null }, "startsOn", /past/],
  [
    "a last day to accept after the first day",
    { validUntil: "2026-12-21" },
    "validUntil",
    /begins/,
  ],
  ["no last day to accept", { validUntil: null }, "validUntil", /last day on which/],
  ["a last day that has passed", { validUntil: "2026-11-30" }, "validUntil", /past/],
  [
    "a payment that is due in the past",
    { schedule: [{ label: "All", share: null, dueOn: "2026-11-30" }] },
    "schedule.0.dueOn",
    /past/,
  ],
  [
    "a payment without an amount",
    {
      schedule: [
        { label: "Deposit", share: percent(0), dueOn: null },
        { label: "Rest", share: null, dueOn: "2026-12-10" },
      ],
    },
    "schedule.0.share",
    /percentage/,
  ],
  [
    "a second payment without a day",
    {
      schedule: [
        { label: "Deposit", share: percent(30), dueOn: null },
        { label: "Rest", share: null, dueOn: null },
      ],
    },
    "schedule.1.dueOn",
    /when/,
  ],
  [
    "a last payment that does not take the rest",
    { schedule: [{ label: "All", share: percent(50), dueOn: null }] },
    "schedule.0.share",
    /rest/,
  ],
])("names the field of %s", (_, changes, path, message) => {
  expect(find(changes)).toEqual([{ path, message: expect.stringMatching(message) }]);
});

test("asks for a name for each option once there are several", () => {
  const lines = [{ label: "Per person", quantity: 2, unitPrice: 150 }];
  const options = ["a", "b"].map((id) => ({ id, title: "", lines }));
  expect(find({ options })).toEqual([
    { path: "options.0.title", message: "Name option 1." },
    { path: "options.1.title", message: "Name option 2." },
  ]);
});

test("names the option that a problem is about", () => {
  const each = { label: "Per person", quantity: 2, unitPrice: 150 };
  const options = [
    { id: "tent", title: "Tent", lines: [each] },
    {
      id: "lodge",
      title: "Lodge",
      lines: [
        { ...each, label: "" },
        { ...each, unitPrice: null },
      ],
    },
    { id: "cave", title: "Cave", lines: [] },
  ];
  expect(find({ options })).toEqual([
    { path: "options.1.lines.0.label", message: "Say what this price of “Lodge” is for." },
    { path: "options.1.lines.1.unitPrice", message: "Enter this price of “Lodge”." },
    { path: "options.2", message: "Add a price to “Cave”." },
  ]);
});

const inTwoParts = (first: Instalment["share"]) => [
  { label: "Deposit", share: first, dueOn: null },
  { label: "Rest", share: null, dueOn: "2026-12-10" },
];

test.each([
  ["all of the total", [percent(100)], 0],
  ["more than the total", [amount(300.01)], 0],
  ["all of the total together", [percent(70), percent(30)], 1],
])("refuses payments before the last one that take %s", (_, shares, position) => {
  const [rest] = inTwoParts(null).slice(1);
  const schedule = [
    ...shares.map((share) => ({ label: "Part", share, dueOn: "2026-12-05" })),
    rest!,
  ];
  const message = "The payments take all of the total before the last one. Lower this payment.";
  expect(find({ schedule })).toEqual([{ path: `schedule.${position}.share`, message }]);
});

test("leaves a cent to the last payment", () => {
  expect(find({ schedule: inTwoParts(amount(299.99)) })).toEqual([]);
});

test("compares payments with the total of each option", () => {
  const options = [
    { id: "lodge", title: "Lodge", lines: [{ label: "All", quantity: 1, unitPrice: 500 }] },
    { id: "tent", title: "Tent", lines: [{ label: "All", quantity: 1, unitPrice: 100 }] },
  ];
  expect(find({ options, schedule: inTwoParts(amount(100)) })).toEqual([
    {
      path: "schedule.0.share",
      message:
        "The payments take all of the total of “Tent” before the last one. Lower this payment.",
    },
  ]);
});

test("accepts today as the last day and as a due date", () => {
  const schedule = [{ label: "All", share: null, dueOn: today }];
  expect(find({ validUntil: today, schedule })).toEqual([]);
  expect(find({ startsOn: today, validUntil: today, schedule })).toEqual([]);
});

test.each(["RWF", "JPY"])("finds every amount with cents in %s", (currency) => {
  const problems = find({
    currency,
    ...withLine(1_000.5),
    extras: [{ id: "a", label: "Lunch", quantity: 1, unitPrice: 0.5 }],
    discount: { label: "Early", amount: 10.25 },
    schedule: [
      { label: "Deposit", share: amount(99.99), dueOn: null },
      { label: "Rest", share: null, dueOn: "2026-12-10" },
    ],
  });
  expect(problems.map(({ path }) => path)).toEqual([
    "options.0.lines.0.unitPrice",
    "extras.0.unitPrice",
    "discount.amount",
    "schedule.0.share",
  ]);
  expect(new Set(problems.map(({ message }) => message))).toEqual(
    new Set([`${currency} has no cents.`]),
  );
});
