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

/** Sent in front of the link to the review form. */
export const askForReview = ({ name, title }: Trip) =>
  `${greet(name)}\n\nThank you for travelling with us on ${title}. Would you tell other travellers how it was? It takes about a minute, and everyone who came along can use this link:`;

export const askForDetails = ({ name, link }: Guest & { link: string }) =>
  `${greet(name)}\n\nPlease tell us about each person who is coming. You can save and continue later:\n${link}`;

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

type Reminder = Trip & { overdue: DueInstalment[]; currency: string; link: string };

const getOpen = ({ amount, paid }: DueInstalment) => sumAmounts([amount, -paid]);

const describeOverdue = ({ title, overdue, currency }: Reminder) => {
  const inWords = (amount: number) => amountInWords({ amount, currency });
  const since = ({ dueOn }: DueInstalment) =>
    dueOn ? `was due on ${describeDay(dueOn)}` : "is overdue";
  const [only] = overdue;
  if (only && overdue.length === 1)
    return `the payment of ${inWords(getOpen(only))} for ${title} ${since(only)}. Please use the reference ${only.reference}.`;
  const payments = overdue.map(
    (each) =>
      `- ${each.label || "Payment"}: ${inWords(getOpen(each))} ${since(each)}, reference ${each.reference}`,
  );
  const sum = inWords(sumAmounts(overdue.map(getOpen)));
  return `these payments for ${title} are still open:\n\n${payments.join("\n")}\n\nTogether they are ${sum}.`;
};

/** Asks for all payments that are overdue. */
export const remindOfPayment = (reminder: Reminder) => `${greet(reminder.name)}

Just a friendly reminder: ${describeOverdue(reminder)} The ways to pay are on this page:
${reminder.link}

If you have paid already, please tell us how and when, and we'll look for it.`;
