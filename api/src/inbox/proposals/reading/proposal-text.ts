import { describePeople } from "shared/inbox/people";
import { splitIntoInstalments } from "shared/inbox/proposals/payment-schedule";
import {
  type PricedLine,
  type ProposalChoice,
  priceProposal,
} from "shared/inbox/proposals/price-proposal";
import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { amountInWords } from "shared/money/amount";
import { formatDay, formatDays } from "#mail/mail-words.ts";

const section = (title: string, lines: (string | null)[]) => {
  const written = lines.filter((line) => line?.trim());
  return written.length > 0 ? `${title}\n${written.join("\n")}` : null;
};

const list = (items: readonly string[]) => items.map((item) => `- ${item}`);

const describePrices = (content: ProposalContent, choice: ProposalChoice) => {
  const { currency, discount, options } = content;
  const priced = priceProposal(content, choice);
  const inWords = (amount: number) => amountInWords({ amount, currency });
  const toLine = ({ label, quantity, unitPrice, amount }: PricedLine) =>
    `${label}: ${quantity} × ${inWords(unitPrice)} = ${inWords(amount)}`;
  const option = options.find(({ id }) => id === choice.option);
  return section(option?.title ? `Prices: ${option.title}` : "Prices", [
    ...priced.lines.map(toLine),
    priced.discount > 0 ? `${discount?.label || "Discount"}: -${inWords(priced.discount)}` : null,
    `Total: ${inWords(priced.total)}`,
  ]);
};

const describePayments = (content: ProposalContent, choice: ProposalChoice) => {
  const { currency } = content;
  const { total } = priceProposal(content, choice);
  return section(
    "Payments",
    splitIntoInstalments(content, total).map(({ label, amount, dueOn }) => {
      const due = dueOn ? `due on ${formatDay(dueOn)}` : "due on acceptance";
      return `${label}: ${amountInWords({ amount, currency })}, ${due}`;
    }),
  );
};

/** Everything that a guest accepts, as text. */
export const writeProposal = (content: ProposalContent, choice: ProposalChoice): string => {
  const { title, days, included, notIncluded, terms, people } = content;
  return [
    [title, formatDays(content), describePeople(people)].filter(Boolean).join("\n"),
    describePrices(content, choice),
    describePayments(content, choice),
    ...days.map((day) => [day.title, day.text].filter(Boolean).join("\n")),
    section("Included", list(included)),
    section("Not included", list(notIncluded)),
    section("Terms", [terms]),
  ]
    .filter(Boolean)
    .join("\n\n");
};
