import { proposalPath } from "shared/inbox/proposals/guest-paths";
import type { PaymentInput } from "shared/inbox/proposals/payments";
import { sumAmounts } from "shared/inbox/proposals/price-proposal";
import type { Balance } from "shared/inbox/proposals/proposals";
import { amountInWords } from "shared/money/amount";
import { formatDay, signature } from "#mail/mail-words.ts";
import type { NewMail } from "#mail/mail-writer.ts";
import { greeting, type MailContext } from "../mails/message-mails.ts";
import { verificationPart } from "../mails/verification-codes.ts";

type Receipt = {
  to: string;
  name: string | null;
  /** The proposal's title. */
  title: string;
  proposalId: string;
  /** `K7M2-XQ4P-R1` */
  receipt: string;
  payment: PaymentInput;
  balance: Balance;
  code: string;
  token: string;
};

type Fact = readonly [name: string, value: string];

const describeAmount = ({ amount, currency, settles }: PaymentInput, balance: Balance) => {
  const paid = amountInWords({ amount, currency });
  if (currency === balance.currency) return paid;
  return `${paid} (counts as ${amountInWords({ amount: settles, currency: balance.currency })})`;
};

const toNextPayment = ({ instalments, currency }: Balance): Fact[] => {
  const next = instalments.find(({ amount, paid }) => paid < amount);
  if (!next) return [];
  const open = amountInWords({ amount: sumAmounts([next.amount, -next.paid]), currency });
  const due = next.dueOn ? `by ${formatDay(next.dueOn)}` : "due now";
  return [["Next payment", `${open} ${due} (reference ${next.reference})`]];
};

const toFacts = ({ receipt, payment, balance }: Receipt): Fact[] => {
  const inWords = (amount: number) => amountInWords({ amount, currency: balance.currency });
  const { fiscalNumber, receivedOn, way } = payment;
  return [
    ["Receipt", receipt],
    ["Amount", describeAmount(payment, balance)],
    ["Received on", formatDay(receivedOn)],
    ["Paid by", way],
    ["Trip total", inWords(balance.total)],
    ["Paid so far", inWords(balance.paid)],
    ["Open", inWords(balance.open)],
    ...toNextPayment(balance),
    ...(fiscalNumber ? [["Fiscal receipt", fiscalNumber] as const] : []),
  ];
};

/** Confirms a payment to the guest. */
export const receiptMail = (receipt: Receipt, { settings, publicUrl }: MailContext): NewMail => ({
  to: receipt.to,
  about: receipt.proposalId,
  subject: `Receipt ${receipt.receipt} from ${settings.company.name}`,
  parts: [
    greeting(receipt.name),
    { text: `Thank you for your payment for “${receipt.title}”.` },
    { facts: toFacts(receipt) },
    { name: "Open your trip", link: publicUrl + proposalPath(receipt.token) },
    verificationPart(receipt.code, publicUrl),
    { text: "This receipt is not a tax invoice." },
    signature(settings),
  ],
});
