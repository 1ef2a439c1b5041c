import type { Price } from "shared/content/tours/prices";
import { amountInWords } from "shared/money/amount";
import { peopleInWords } from "../../content/tours/tour-words.ts";

type Props = {
  prices: readonly Price[];
  /** Group sizes that the tour takes. */
  groupSize?: { min: number; max: number | null } | null;
};

export function PriceList({ prices, groupSize }: Props) {
  if (prices.length === 0) return null;
  return (
    <section
      className="prices"
      data-group-min={groupSize?.min}
      data-group-max={groupSize?.max ?? undefined}
    >
      <h2 className="service__subtitle">Prices</h2>
      <ul>
        {prices.map((price, index) => (
          <li
            className="price"
            key={index}
            data-amount={price.amount}
            data-currency={price.currency}
            data-per={price.per}
            data-min={price.people?.min}
            data-max={price.people?.max ?? undefined}
          >
            {price.people && <p className="price__people">{peopleInWords(price)}</p>}
            <p className="price__amount">
              <strong>{amountInWords(price)}</strong> per {price.per}
            </p>
            <p className="price__total" aria-live="polite" />
            {price.note && <p className="price__note">{price.note}</p>}
          </li>
        ))}
      </ul>
      <p className="prices__unpriced" role="status" />
    </section>
  );
}
