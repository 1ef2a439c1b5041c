import type { FieldIssue } from "../../http/errors.ts";
import { limits } from "../../limits.ts";
import { amountInWords } from "../../money/amount.ts";
import { currencyDecimals } from "../../money/currency-decimals.ts";
import { toPlannedAmount } from "./payment-schedule.ts";
import { priceProposal, sumAmounts } from "./price-proposal.ts";
import type { Instalment, PriceLine, ProposalContent } from "./proposal-content.ts";

const isBlank = (text: string) => text.trim() === "";

const centsProblems = (amount: number | null, currency: string, path: string): FieldIssue[] =>
  amount === null || Number.isInteger(amount) || currencyDecimals(currency) > 0
    ? []
    : [{ path, message: `${currency} has no cents.` }];

/** Problems of a line; `of` names the option where there are several: ` of “Lodge”`. */
const lineProblems = (
  lines: readonly PriceLine[],
  { path, currency, of = "" }: { path: string; currency: string; of?: string },
): FieldIssue[] =>
  lines.flatMap(({ label, unitPrice }, index) => {
    const at = `${path}.${index}`;
    return [
      ...(isBlank(label)
        ? [{ path: `${at}.label`, message: `Say what this price${of} is for.` }]
        : []),
      ...(unitPrice === null
        ? [{ path: `${at}.unitPrice`, message: `Enter this price${of}.` }]
        : []),
      ...centsProblems(unitPrice, currency, `${at}.unitPrice`),
    ];
  });

const isPriced = (lines: readonly PriceLine[]) =>
  lines.length > 0 && lines.every(({ unitPrice }) => unitPrice !== null);

/** ` of “Lodge”`, or nothing for the only option. */
const nameOption = ({ options }: ProposalContent, index: number) => {
  if (options.length < 2) return "";
  const title = options[index]?.title.trim();
  return title ? ` of “${title}”` : ` of option ${index + 1}`;
};

const optionProblems = (content: ProposalContent): FieldIssue[] => {
  const { options, extras, currency } = content;
  return options.flatMap(({ id, title, lines }, index) => {
    const path = `options.${index}`;
    const of = nameOption(content, index);
    const all = extras.map((extra) => extra.id);
    const { total } = priceProposal(content, { option: id, extras: [] });
    const { total: most } = priceProposal(content, { option: id, extras: all });
    const limit = amountInWords({ amount: limits.amount, currency });
    return [
      ...(options.length > 1 && isBlank(title)
        ? [{ path: `${path}.title`, message: `Name option ${index + 1}.` }]
        : []),
      ...(lines.length === 0 ? [{ path, message: `Add a price${of.replace(" of", " to")}.` }] : []),
      ...lineProblems(lines, { path: `${path}.lines`, currency, of }),
      ...(isPriced(lines) && total === 0
        ? [{ path, message: `The total${of} is 0. Raise a price or lower the discount.` }]
        : []),
      ...(most > limits.amount
        ? [{ path, message: `The total${of} must be at most ${limit}.` }]
        : []),
    ];
  });
};

const inThePast = "This day is in the past. Choose another one.";

const shareProblems = (
  { share }: Instalment,
  { path, isLast, currency }: { path: string; isLast: boolean; currency: string },
): FieldIssue[] => [
  ...(isLast && share ? [{ path, message: "The last payment takes the rest." }] : []),
  ...(!isLast && !share?.value ? [{ path, message: "Enter a percentage or an amount." }] : []),
  ...(share?.unit === "amount" ? centsProblems(share.value, currency, path) : []),
];

/** Payments before the last one that leave nothing to it, by option. */
const restProblems = (content: ProposalContent): FieldIssue[] =>
  content.options.flatMap(({ id, lines }, index) => {
    const { schedule, currency } = content;
    const { total } = priceProposal(content, { option: id, extras: [] });
    const planned = schedule
      .slice(0, -1)
      .map(({ share }) => (share ? toPlannedAmount(share, total, currency) : 0));
    const position = planned.findIndex(
      (_, last) => sumAmounts(planned.slice(0, last + 1)) >= total,
    );
    if (!isPriced(lines) || total === 0 || position === -1) return [];
    const of = nameOption(content, index);
    const message = `The payments take all of the total${of} before the last one. Lower this payment.`;
    return [{ path: `schedule.${position}.share`, message }];
  });

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

const stayProblems = ({ startsOn, endsOn }: ProposalContent, today: string): FieldIssue[] => {
  const path = "startsOn";
  if (startsOn === null)
    return endsOn ? [{ path, message: "Enter the first day or remove the last one." }] : [];
  return [
    ...(startsOn < today ? [{ path, message: inThePast }] : []),
    ...(endsOn && endsOn < startsOn
      ? [{ path: "endsOn", message: "The last day is before the first. Choose a later one." }]
      : []),
  ];
};

const validityProblems = (
  { startsOn, validUntil }: ProposalContent,
  today: string,
): FieldIssue[] => {
  const path = "validUntil";
  if (validUntil === null)
    return [{ path, message: "Enter the last day on which the guest can accept." }];
  if (validUntil < today) return [{ path, message: inThePast }];
  return startsOn && startsOn >= today && startsOn < validUntil
    ? [
        {
          path,
          message: "The trip begins before this day. Choose its first day or an earlier one.",
        },
      ]
    : [];
};

/** Lists why a draft can't be sent. `today` is the day in the company's time zone. */
export const findProblems = (content: ProposalContent, today: string): FieldIssue[] => {
  const { title, days, discount, extras, currency } = content;
  return [
    ...(isBlank(title) ? [{ path: "title", message: "Give the proposal a title." }] : []),
    ...stayProblems(content, today),
    ...validityProblems(content, today),
    ...days.flatMap((day, index) =>
      isBlank(day.title)
        ? [{ path: `days.${index}.title`, message: "Give each day a title." }]
        : [],
    ),
    ...optionProblems(content),
    ...lineProblems(extras, { path: "extras", currency }),
    ...(discount && !discount.amount
      ? [{ path: "discount.amount", message: "Enter the discount or remove it." }]
      : []),
    ...centsProblems(discount?.amount ?? null, currency, "discount.amount"),
    ...scheduleProblems(content, today),
    ...restProblems(content),
  ];
};
