import type { Tour } from "../../content/tour-services.ts";
import { amountInWords, durationInWords } from "../../content/tour-words.ts";

function FromPrice({ price }: { price: NonNullable<Tour["fromPrice"]> }) {
  return (
    <>
      from {amountInWords(price)} <span className={`card__per-${price.per}`}>per {price.per}</span>
    </>
  );
}

/** Activity, length and lowest price in one line. */
export function CardFacts({ tour: { facts, fromPrice } }: { tour: Tour }) {
  const [activity] = facts.activities;
  const { duration } = facts;
  if (!activity && !duration && !fromPrice) return null;
  return (
    <p className="card__facts">
      {activity && <span>{activity}</span>}
      {duration && <span>{durationInWords(duration)}</span>}
      {fromPrice && (
        <span>
          <FromPrice price={fromPrice} />
        </span>
      )}
    </p>
  );
}
