import type { FieldIssue } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { amountInWords } from "../../money/amount.ts";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { priceProposal } from "./price-proposal.ts";
import type { Instalment, PriceLine, ProposalContent } from "./proposal-content.ts";

const isBlank = (text: string) => text.trim() === "";

const centsProblems = (amount: number | null, currency: string, path: string): FieldIssue[] =>
  amount === null || Number.isInteger(amount) || currencyDecimals(currency) > 0
    ? []
    : [{ path, message: `${currency} has no cents.` }];

const lineProblems = (lines: readonly PriceLine[], path: string, currency: string): FieldIssue[] =>
  lines.flatMap(({ label, unitPrice }, index) => {
    const at = `${path}.${index}`;
    return [
      ...(isBlank(label) ? [{ path: `${at}.label`, message: "Say what this price is for." }] : []),
      ...(unitPrice === null ? [{ path: `${at}.unitPrice`, message: "Enter a price." }] : []),
      ...centsProblems(unitPrice, currency, `${at}.unitPrice`),
    ];
  });

const optionProblems = (content: ProposalContent): FieldIssue[] => {
  const { options, extras, currency } = content;
  return options.flatMap(({ id, title, lines }, index) => {
    const path = `options.${index}`;
    const all = extras.map((extra) => extra.id);
    const { total } = priceProposal(content, { option: id, extras: [] });
    const { total: most } = priceProposal(content, { option: id, extras: all });
    const isPriced = lines.length > 0 && lines.every(({ unitPrice }) => unitPrice !== null);
    const tooMuch = `The total must be at most ${amountInWords({ amount: limits.amount, currency })}.`;
    return [
      ...(options.length > 1 && isBlank(title)
        ? [{ path: `${path}.title`, message: "Name each option." }]
        : []),
      ...(lines.length === 0 ? [{ path, message: "Add a price." }] : []),
      ...lineProblems(lines, `${path}.lines`, currency),
      ...(isPriced && total === 0 ? [{ path, message: "The total is 0." }] : []),
      ...(most > limits.amount ? [{ path, message: tooMuch }] : []),
    ];
  });
};

const inThePast = "This day is in the past.";

const shareProblems = (
  { share }: Instalment,
  { path, isLast, currency }: { path: string; isLast: boolean; currency: string },
): FieldIssue[] => [
  ...(isLast && share ? [{ path, message: "The last payment takes the rest." }] : []),
  ...(!isLast && !share?.value ? [{ path, message: "Enter a percentage or an amount." }] : []),
  ...(share?.unit === "amount" ? centsProblems(share.value, currency, path) : []),
];

const scheduleProblems = ({ schedule, currency }: ProposalContent, today: string): FieldIssue[] =>
  schedule.flatMap((instalment, index) => {
    const { label, dueOn } = instalment;
    const path = `schedule.${index}`;
    const isLast = index === schedule.length - 1;
    return [
      ...(isBlank(label) ? [{ path: `${path}.label`, message: "Name each payment." }] : []),
      ...shareProblems(instalment, { path: `${path}.share`, isLast, currency }),
      ...(dueOn !== null && dueOn < today ? [{ path: `${path}.dueOn`, message: inThePast }] : []),
      ...(dueOn === null && index > 0
        ? [{ path: `${path}.dueOn`, message: "Say when this payment is due." }]
        : []),
    ];
  });

const dayProblems = (
  { startsOn, endsOn, validUntil }: ProposalContent,
  today: string,
): FieldIssue[] => [
  ...(startsOn && endsOn && endsOn < startsOn
    ? [{ path: "endsOn", message: "The last day is before the first." }]
    : []),
  ...(validUntil === null
    ? [{ path: "validUntil", message: "Say until when the guest can accept." }]
    : []),
  ...(validUntil !== null && validUntil < today
    ? [{ path: "validUntil", message: inThePast }]
    : []),
];

/** Lists why a draft can't be sent. `today` is the day in the company's time zone. */
export const findProblems = (content: ProposalContent, today: string): FieldIssue[] => {
  const { title, days, discount, extras, currency } = content;
  return [
    ...(isBlank(title) ? [{ path: "title", message: "Give the proposal a title." }] : []),
    ...dayProblems(content, today),
    ...days.flatMap((day, index) =>
      isBlank(day.title)
        ? [{ path: `days.${index}.title`, message: "Give each day a title." }]
        : [],
    ),
    ...optionProblems(content),
    ...lineProblems(extras, "extras", currency),
    ...(discount && !discount.amount
      ? [{ path: "discount.amount", message: "Enter the discount or remove it." }]
      : []),
    ...centsProblems(discount?.amount ?? null, currency, "discount.amount"),
    ...scheduleProblems(content, today),
  ];
};
