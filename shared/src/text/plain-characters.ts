/** Phones put direction marks around a copied number, and pages soft hyphens into long words. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const noBreakSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;
const dashes = /[\u2010-\u2013\u2212]/g;

export const removeInvisible = (text: string) =>
  text.replaceAll(invisible, "").replaceAll(noBreakSpaces, " ");

/** The text as a keyboard would type it: for phone numbers, addresses, amounts and searches. */
export const plainCharacters = (text: string) => removeInvisible(text).replaceAll(dashes, "-");
