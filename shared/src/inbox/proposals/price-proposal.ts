import { currencyDecimals } from "../../money/currency-decimals.ts";
import type { PriceLine, ProposalContent } from "./proposal-content.ts";

/** The option and the extras that a guest chose, by id. */
export type ProposalChoice = { option: string; extras: readonly string[] };

export type PricedLine = { label: string; quantity: number; unitPrice: number; amount: number };
export type PricedProposal = { lines: PricedLine[]; discount: number; total: number };

const cents = (amount: number) => Math.round(amount * 100);
const fromCents = (count: number) => count / 100;

export const priceLine = ({ label, quantity, unitPrice }: PriceLine): PricedLine => ({
  ...{ label, quantity, unitPrice: unitPrice ?? 0 },
  amount: fromCents(cents(unitPrice ?? 0) * quantity),
});

/** Sums up amounts without errors of binary fractions. */
export const sumAmounts = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((sum, amount) => sum + cents(amount), 0));

/** Rounds to cents, or to whole units in currencies without cents. */
export const roundAmount = (amount: number, currency: string): number =>
  currencyDecimals(currency) === 0 ? Math.round(amount) : fromCents(cents(amount));

/** Amounts in units of the proposal's currency; a discount is never more than what it is deducted from. */
export const priceProposal = (
  { options, extras, discount }: Pick<ProposalContent, "options" | "extras" | "discount">,
  choice: ProposalChoice,
): PricedProposal => {
  const option = options.find(({ id }) => id === choice.option);
  const chosen = extras.filter(({ id }) => choice.extras.includes(id));
  const lines = [...(option?.lines ?? []), ...chosen].map(priceLine);
  const sum = sumAmounts(lines.map(({ amount }) => amount));
  const deducted = Math.min(discount?.amount ?? 0, sum);
  return { lines, discount: deducted, total: sumAmounts([sum, -deducted]) };
};
