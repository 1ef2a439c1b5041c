import { plainCharacters } from "../../../text/plain-characters.ts";

/** Number of decimals of an amount: none in RWF, JPY and others, at most two elsewhere. */
export const currencyDecimals = (currency: string) => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return Math.min(format.resolvedOptions().maximumFractionDigits ?? 2, 2);
};

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
