import type { Price } from "shared/content/tours/prices";
import { amountInWords } from "shared/money/amount";

type Props = {
  fromPrice: Price | null;
  inquire: { text: string; href: string };
};

/** On a phone, `scripts/booking/booking-bar.ts` keeps the bar at the bottom of the screen until the form is in view. */
export function BookingBar({ fromPrice, inquire }: Props) {
  return (
    <div className="booking-bar">
      {fromPrice && (
        <p className="booking-bar__price">
          from <strong>{amountInWords(fromPrice)}</strong> per {fromPrice.per}
        </p>
      )}
      <a className="button" href={inquire.href}>
        {inquire.text}
      </a>
    </div>
  );
}
