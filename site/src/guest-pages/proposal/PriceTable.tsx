import type { PricedProposal } from "shared/inbox/proposals/price-proposal";
import { amountInWords } from "shared/money/amount";

type Props = {
  priced: PricedProposal;
  currency: string;
  discount: string | undefined;
  caption: string;
};

export function PriceTable({ priced, currency, discount, caption }: Props) {
  const inWords = (amount: number) => amountInWords({ amount, currency });
  return (
    <table className="guest-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Price</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {priced.lines.map(({ label, quantity, unitPrice, amount }, index) => (
          <tr key={index}>
            <th scope="row">
              {label}
              {quantity > 1 && (
                <span className="guest-hint">
                  {quantity} × {inWords(unitPrice)}
                </span>
              )}
            </th>
            <td>{inWords(amount)}</td>
          </tr>
        ))}
        {priced.discount > 0 && (
          <tr>
            <th scope="row">{discount || "Discount"}</th>
            <td>− {inWords(priced.discount)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{inWords(priced.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
