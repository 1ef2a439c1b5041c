import { roundAmount, sumAmounts } from "./price-proposal.ts";
import type { Instalment, ProposalContent } from "./proposal-content.ts";
import type { Balance } from "./proposals.ts";
import { formatVerificationCode } from "./verification-code.ts";

type Due = { label: string; amount: number; dueOn: string | null };

type Share = NonNullable<Instalment["share"]>;

/** The amount of a payment before the last one. */
export const toPlannedAmount = ({ unit, value }: Share, total: number, currency: string) =>
  roundAmount(unit === "percent" ? (total * value) / 100 : value, currency);

/** The payments of a total, at most as many as scheduled; the last one takes the rest. */
export const splitIntoInstalments = (
  { schedule, startsOn, currency }: Pick<ProposalContent, "schedule" | "startsOn" | "currency">,
  total: number,
): Due[] => {
  const planned =
    schedule.length > 0 ? schedule : [{ label: "Total", share: null, dueOn: startsOn }];
  let rest = total;
  return planned.flatMap(({ label, share, dueOn }, position) => {
    const isLast = position === planned.length - 1;
    const wanted = isLast || !share ? rest : toPlannedAmount(share, total, currency);
    const amount = Math.min(wanted, rest);
    rest = sumAmounts([rest, -amount]);
    return amount > 0 ? [{ label, amount, dueOn }] : [];
  });
};

/** A payment without a day is due on acceptance. */
export const isDue = ({ dueOn }: Pick<Due, "dueOn">, today: string): boolean =>
  dueOn === null || dueOn <= today;

/** The part of a total that is to be paid on acceptance. */
export const getDueOnAcceptance = (
  content: Pick<ProposalContent, "schedule" | "startsOn" | "currency">,
  total: number,
  today: string,
): number => {
  const due = splitIntoInstalments(content, total).filter((part) => isDue(part, today));
  return sumAmounts(due.map(({ amount }) => amount));
};

type Accepted = {
  content: Pick<ProposalContent, "schedule" | "startsOn" | "currency">;
  total: number;
  /** The parts of the total that payments have settled. */
  settled: readonly number[];
  code: string;
  /** The day in the company's time zone. */
  today: string;
  /** The day of the acceptance in the company's time zone. */
  acceptedOn?: string;
};

/** Days to make a payment that is due on acceptance. */
const daysToPay = 3;

const isLate = (dueOn: string | null, acceptedOn: string | undefined, today: string) => {
  if (acceptedOn === undefined || !isDue({ dueOn }, acceptedOn))
    return dueOn !== null && dueOn < today;
  return Date.parse(today) > Date.parse(acceptedOn) + daysToPay * 24 * 60 * 60 * 1000;
};

/** Computes the paid, due and open amounts of an accepted proposal: payments settle the instalments in order. */
export const computeBalance = ({
  content,
  total,
  settled,
  code,
  today,
  acceptedOn,
}: Accepted): Balance => {
  const paid = sumAmounts(settled);
  let left = paid;
  const instalments = splitIntoInstalments(content, total).map(
    ({ label, amount, dueOn }, index) => {
      const part = Math.min(left, amount);
      left = sumAmounts([left, -part]);
      const isOverdue = part < amount && isLate(dueOn, acceptedOn, today);
      const reference = `${formatVerificationCode(code)}-${index + 1}`;
      return { label, amount, paid: part, dueOn, isOverdue, reference };
    },
  );
  const due = instalments
    .filter((instalment) => isDue(instalment, today))
    .map(({ amount, paid }) => sumAmounts([amount, -paid]));
  const open = Math.max(0, sumAmounts([total, -paid]));
  return { currency: content.currency, total, paid, open, due: sumAmounts(due), instalments };
};
