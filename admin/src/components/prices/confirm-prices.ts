import { type Price, price } from "shared/content/tours/prices";
import { findPriceDoubts } from "shared/content/tours/typed-prices/price-doubts";
import { askToConfirm } from "../feedback/alerts.ts";
import { type PriceValues, toPrice } from "./price-values.ts";

type Prices = {
  typed: PriceValues[];
  /** Stored prices; unchanged ones need no confirmation. */
  stored: readonly Price[];
  /** Prices of the other tours. */
  others: readonly Price[];
};

const isSame = (a: Price, b: Price) => a.amount === b.amount && a.currency === b.currency;

/** Asks before saving prices that look like a typo or the wrong currency. */
export function confirmPrices({ typed, stored, others }: Prices, save: () => void) {
  const prices = typed.flatMap((row) => price.safeParse(toPrice(row)).data ?? []);
  const isStored = (candidate: Price) =>
    stored.some((storedPrice) => isSame(storedPrice, candidate));
  const doubts = findPriceDoubts(
    prices.filter((candidate) => !isStored(candidate)),
    [...others, ...prices.filter(isStored)],
  );
  if (doubts.length === 0) return save();
  askToConfirm({
    title: doubts.length === 1 ? "Is this price right?" : "Are these prices right?",
    text: doubts.join(" "),
    confirm: "Save anyway",
    onConfirm: save,
  });
}
