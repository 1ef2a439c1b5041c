import type { Payment } from "shared/inbox/proposals/payments";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { Balance, DueInstalment } from "shared/inbox/proposals/proposals";
import { amountInWords } from "shared/money/amount";
import { describeDay } from "../../../../lib/travel/describe-stay.ts";

const greet = (name: string | null) => (name ? `Hello ${name},` : "Hello,");

type Guest = { name: string | null };
type Trip = Guest & { title: string };

/** Sent in front of the link. */
export const proposeTrip = ({ name, title, isNewVersion }: Trip & { isNewVersion: boolean }) =>
  isNewVersion
    ? `${greet(name)}\n\nHere is our new proposal for ${title}. It replaces the earlier one. You can read and accept it on this page:`
    : `${greet(name)}\n\nHere is our proposal for ${title}. You can read and accept it on this page:`;

type Receipt = Trip & { payment: Payment; balance: Balance; link: string };

export const confirmPayment = ({ name, title, payment, balance, link }: Receipt) => {
  const { amount, currency, receivedOn, receipt } = payment;
  const open =
    balance.open > 0
      ? `${amountInWords({ amount: balance.open, currency: balance.currency })} is still open.`
      : "Everything is paid.";
  return `${greet(name)}

Thank you. We received ${amountInWords({ amount, currency })} on ${describeDay(receivedOn)} for ${title}. ${open}

Receipt ${receipt}, which is not a tax invoice:
${link}`;
};

type Reminder = Trip & { instalment: DueInstalment; currency: string; link: string };

export const remindOfPayment = ({ name, title, instalment, currency, link }: Reminder) => {
  const { amount, paid, dueOn, reference } = instalment;
  const open = amountInWords({ amount: sumAmounts([amount, -paid]), currency });
  const due = dueOn ? ` was due on ${describeDay(dueOn)}` : " is due";
  return `${greet(name)}

Just a friendly reminder: the payment of ${open} for ${title}${due}. Please use the reference ${reference}. The ways to pay are on this page:
${link}

If you have paid already, please tell us how and when, and we'll look for it.`;
};
