import type { Trip } from "shared/inbox/agenda/agenda";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import { amountInWords } from "shared/money/amount";

const numberFormat = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** `US$ 90 of 270 paid` */
export const describePaid = ({ currency, total, paid }: Trip["money"][number]) =>
  paid === total
    ? `${amountInWords({ amount: paid, currency })} paid`
    : `${amountInWords({ amount: paid, currency })} of ${numberFormat.format(total)} paid`;

/** `US$ 90 of 270 paid, US$ 180 open` */
export const describePaidAndOpen = (money: Trip["money"][number]) => {
  const { currency, total, paid } = money;
  if (paid >= total) return describePaid(money);
  const open = amountInWords({ amount: sumAmounts([total, -paid]), currency });
  return `${describePaid(money)}, ${open} open`;
};

export const isOverdue = (money: Trip["money"]) => money.some(({ overdue }) => overdue);

/** `US$ 90 of 270 paid, payment overdue` */
export const describeMoney = (money: Trip["money"]) =>
  [...money.map(describePaid), ...(isOverdue(money) ? ["payment overdue"] : [])].join(", ");
