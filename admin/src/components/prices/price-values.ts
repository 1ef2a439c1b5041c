import type { Price } from "shared/content/tours/prices";
import { readPriceText } from "shared/content/tours/typed-prices/price-text";
import { readAmount } from "shared/content/tours/typed-prices/read-amount";
import { z } from "zod";
import { isFilled, joinFilled } from "../../lib/text/is-filled.ts";
import { textOrNull } from "../../lib/text/text-or-null.ts";
import { describeRange, fromRange, noRange, rangeValues, toRange } from "../form/range-values.ts";

/** The typed text, valid or not. */
export const priceValues = z.object({
  amount: z.string(),
  currency: z.string(),
  per: z.enum(["person", "group"]),
  people: rangeValues,
  note: z.string(),
});
export type PriceValues = z.infer<typeof priceValues>;

export const blankPrice: PriceValues = {
  amount: "",
  currency: "RWF",
  per: "person",
  people: noRange,
  note: "",
};

export const isFilledPrice = ({ amount, people, note }: PriceValues) =>
  isFilled([amount, people, note]);

export const fromPrice = ({ amount, currency, per, people, note }: Price): PriceValues => ({
  amount: String(amount),
  currency,
  per,
  people: fromRange(people),
  note: note ?? "",
});

export const toPrice = ({ amount, currency, per, people, note }: PriceValues) => ({
  amount: isFilled(amount) ? readAmount(amount, currency) : null,
  currency,
  per,
  people: toRange(people),
  note: textOrNull(note),
});

/** Reads other fields from text typed into the amount: `40 USD per person`. */
export const readTypedPrice = (text: string): Partial<PriceValues> => {
  const read = readPriceText(text);
  if (!read) return {};
  const { price, namesBasis } = read;
  const { amount, currency, per, people, note } = fromPrice(price);
  return {
    ...{ amount, currency },
    ...(namesBasis && { per }),
    ...(price.people && { people }),
    ...(price.note && { note }),
  };
};

export const describePrice = ({ amount, currency, per, people, note }: PriceValues) => {
  const group = isFilled(people) ? `${describeRange(people)} people` : "";
  return joinFilled([`${amount} ${currency} per ${per}`, group, note], ", ");
};
