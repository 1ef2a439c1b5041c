/** A plus or 00, then groups of digits with single separators; the second group may be in brackets. */
const international = /(?<![\d+])(?:\+|00)(\d+(?:[ .-]?\(\d+\)[ .-]?\d+)?(?:[ .-]\d+)*)(?!\d)/g;
/** The zero that is dialled inside the country alone, as in `+44 (0)20`. */
const nationalZero = /\(0\)/g;
const hardSpaces = /[\u00a0\u2007\u202f]/g;
/** Digits of an international number (ITU-T E.164). */
const isNumber = (digits: string) => /^[1-9]\d{7,14}$/.test(digits);
const goesOn = /^[^\p{L}\n]*\d/u;
/** The number was complete, and a date or a count follows. */
const runsOn = /\d{6,}\D\d/;
const endsShort = /\D\d{1,2}$/;
const isBeforeWord = /^ *\p{L}/u;
const sign = String.raw`[A-Z]{0,3}\p{Sc}`;
const code = "RWF|FRW|USD|EUR|GBP|CHF|CAD|AUD|ZAR|KES|KSH|UGX|USH|TZS|TSH|BIF|CDF";
const name = "francs?|frs|dollars?|euros?|pounds?|shillings?";
const isBeforeCurrency = new RegExp(String.raw`^ *(?:${sign}|(?:${code}|${name})(?!\p{L}))`, "iu");
const longestCurrency = 24;
/** Unless the currency belongs to an amount before it, as in `500 USD +250 …`. */
const isAfterCurrency = new RegExp(String.raw`(?<!\p{L}|\d[km]? *)(?:${sign}|${code}) *$`, "iu");

/** The digits of the first phone number in a text. */
export const findPhoneNumber = (text: string) => {
  const plain = text.replace(hardSpaces, " ");
  for (const found of plain.matchAll(international)) {
    const [whole, groups = ""] = found;
    const before = plain.slice(Math.max(0, found.index - longestCurrency), found.index);
    const rest = plain.slice(found.index + whole.length);
    const digits = groups.replace(nationalZero, "").replace(/\D/g, "");
    if (!isNumber(digits) || goesOn.test(rest)) continue;
    if (isBeforeCurrency.test(rest) || isAfterCurrency.test(before)) continue;
    const isMixed = runsOn.test(groups) || (endsShort.test(groups) && isBeforeWord.test(rest));
    if (!isMixed) return digits;
  }
  return undefined;
};
