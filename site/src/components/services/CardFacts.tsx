import { amountInWords } from "shared/words/amount";
import type { TourCard } from "../../content/tours/tour-card.ts";
import { durationInWords } from "../../content/tours/tour-words.ts";

/** A price is a person's where nothing else is to be seen. */
function FromPrice({ price }: { price: NonNullable<TourCard["fromPrice"]> }) {
  const { per } = price;
  return (
    <span>
      from {amountInWords(price)}
      <span className={per === "person" ? "visually-hidden" : undefined}> per {per}</span>
    </span>
  );
}

/** Activity, length and lowest price in one line. */
export function CardFacts({ tour: { facts, fromPrice } }: { tour: TourCard }) {
  const [activity] = facts.activities;
  const { duration } = facts;
  if (!activity && !duration && !fromPrice) return null;
  return (
    <p className="card__facts">
      {activity && <span>{activity}</span>}
      {duration && <span>{durationInWords(duration)}</span>}
      {fromPrice && <FromPrice price={fromPrice} />}
    </p>
  );
}
