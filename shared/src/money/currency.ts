import { z } from "zod";
import { currencyDecimals } from "./currency-decimals.ts";

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** ISO 4217, for example `RWF`. */
export const currency = z
  .string("Currency is required.")
  .trim()
  .toUpperCase()
  .refine(
    (code) => currencies.has(code),
    "Currency must be a code of three letters, such as RWF, USD or EUR.",
  );

/** False for cents in a currency without them. */
export const isWholeWithoutCents = ({ amount, currency }: { amount: number; currency: string }) =>
  !currencies.has(currency) || currencyDecimals(currency) > 0 || Number.isInteger(amount);
