import type { Trip } from "shared/inbox/agenda/agenda";
import { amountInWords } from "shared/money/amount";

const numberFormat = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** `US$ 90 of 270 paid` */
export const describePaid = ({ currency, total, paid }: Trip["money"][number]) =>
  paid === total
    ? `${amountInWords({ amount: paid, currency })} paid`
    : `${amountInWords({ amount: paid, currency })} of ${numberFormat.format(total)} paid`;

export const isOverdue = (money: Trip["money"]) => money.some(({ overdue }) => overdue);

/** `US$ 90 of 270 paid, payment overdue` */
export const describeMoney = (money: Trip["money"]) =>
  [...money.map(describePaid), ...(isOverdue(money) ? ["payment overdue"] : [])].join(", ");
