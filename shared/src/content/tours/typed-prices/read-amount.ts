import { currencyDecimals } from "../../../money/currency-decimals.ts";
import { plainCharacters } from "../../../text/plain-characters.ts";

const isGrouped = (digits: string) => /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(digits);

const withoutSeparators = (digits: string) => digits.replace(/[.,]/g, "");

/**
 * Reads an amount as people write it: `60,000`, `60 000`, `60'000`, `1.250,50`. `NaN` for other texts, and for `25.000`
 * in a currency with cents, which means 25 or 25,000 depending on the country.
 */
export const readAmount = (text: string, currency: string): number => {
  const digits = plainCharacters(text).replace(/[\s'’]/g, "");
  const hasCents = currencyDecimals(currency) > 0;
  if (isGrouped(digits)) {
    const isClear = digits.includes(",") || !hasCents || digits.split(".").length > 2;
    return isClear ? Number(withoutSeparators(digits)) : Number.NaN;
  }
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (!/^\d+$/.test(whole) && !isGrouped(whole)) return Number.NaN;
  return Number(`${withoutSeparators(whole)}.${decimals || 0}`);
};
