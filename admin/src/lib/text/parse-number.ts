/** In `25,000` and `1,250,000` commas part thousands; in `12,5` and `0,125` one stands for the decimal point. */
const thousands = /^[1-9]\d{0,2}(,\d{3})+(?!\d)/;

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

/** `null` for a blank text, `NaN` for one that is no number. */
export function parseNumber(text: string): number | null {
  const typed = withoutSpaces(text);
  if (typed === "") return null;
  return Number(thousands.test(typed) ? typed.replaceAll(",", "") : typed.replace(",", "."));
}

/** A number with at most two decimals. `NaN` also for `25.000`, which is 25 here and 25,000 elsewhere. */
export const parseAmount = (text: string): number | null =>
  /\.\d{3}/.test(withoutSpaces(text)) ? Number.NaN : parseNumber(text);
