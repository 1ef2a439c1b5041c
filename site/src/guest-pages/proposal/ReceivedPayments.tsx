import type { GuestProposalPage } from "shared/inbox/proposals/guest-pages";
import { amountInWords } from "shared/money/amount";
import { dayInWords } from "../parts/in-words.ts";

type Props = { page: GuestProposalPage };

export function ReceivedPayments({ page: { payments, content } }: Props) {
  if (payments.length === 0) return null;
  return (
    <>
      <ul className="guest-payments">
        {payments.map(({ receipt, receivedOn, way, amount, currency, settles, fiscalNumber }) => (
          <li className="guest-payment" key={receipt}>
            <p>
              <span>
                {dayInWords(receivedOn)}, {way}
              </span>
              <strong>{amountInWords({ amount, currency })}</strong>
            </p>
            <p className="guest-hint">
              Receipt {receipt}
              {currency !== content.currency &&
                ` · counts as ${amountInWords({ amount: settles, currency: content.currency })}`}
              {fiscalNumber && ` · Fiscal receipt ${fiscalNumber}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="guest-hint">These receipts are not tax invoices.</p>
    </>
  );
}
