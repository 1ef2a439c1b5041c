import { plainCharacters } from "shared/text/plain-characters";

/** In `25,000` and `1,250,000` commas separate thousands; in `12,5` and `0,125` one is the decimal point. */
const thousands = /^[1-9]\d{0,2}(,\d{3})+(?!\d)/;

/** Returns `null` for blank text and `NaN` for an invalid number. */
export function parseNumber(text: string): number | null {
  const typed = plainCharacters(text).replaceAll(/\s/g, "");
  if (typed === "") return null;
  return Number(thousands.test(typed) ? typed.replaceAll(",", "") : typed.replace(",", "."));
}
