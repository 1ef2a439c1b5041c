import { z } from "zod";
import { limits } from "../../limits.ts";
import { currency, isWholeWithoutCents } from "../../money/currency.ts";
import { numberRange, storedRange } from "../../text/number-range.ts";
import { orNull } from "../../text/or-null.ts";
import { optionalSingleLineText } from "../../text/text.ts";

const amountMessage = `Amount must be a number above 0 and at most ${limits.amount}, with at most two decimals.`;

/** Also for ambiguous amounts: `25.000` means thousands in some countries. */
const notANumber = "Write the amount in digits, such as 25000 or 25.50.";

/** In units of the currency: 35.5 is thirty-five and a half. */
const amount = z
  .number(notANumber)
  .positive(amountMessage)
  .max(limits.amount, amountMessage)
  .multipleOf(0.01, amountMessage);

export const price = z
  .object({
    amount,
    currency,
    per: z.enum(["person", "group"], "A price is per person or per group."),
    /** Number of people that the price is valid for; `null` for any number. */
    people: orNull(numberRange("Number of people", 1, limits.paxNumber)),
    note: optionalSingleLineText("Note"),
  })
  .refine(isWholeWithoutCents, {
    error: "This currency has no cents: write the amount without decimals.",
    path: ["amount"],
  });
export type Price = z.infer<typeof price>;

/** Accepts every stored price, even if a rule became stricter later. */
export const storedPrice: z.ZodType<Price> = z.object({
  amount: z.number(),
  currency: z.string(),
  per: z.enum(["person", "group"]),
  people: storedRange.nullable(),
  note: z.string().nullable(),
});

/** The lowest price per person, or else per group, in the currency of the first price. */
export const findFromPrice = (prices: readonly Price[]): Price | null => {
  const comparable = prices.filter(({ currency }) => currency === prices[0]?.currency);
  const perPerson = comparable.filter(({ per }) => per === "person");
  const candidates = perPerson.length > 0 ? perPerson : comparable;
  return candidates.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
};
