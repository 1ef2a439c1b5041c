const withoutScheme = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:www\.)?|www\.|mailto:|tel:)/, "")
    .replace(/\/$/, "");

/** Where a link leads, as far as its text does not say so; scripts lead nowhere. */
export const findTarget = (href: string, text: string): string | undefined => {
  const target = href.replace(/\s/g, "");
  if (!/^(?:https?|mailto|tel):/i.test(target)) return undefined;
  if (withoutScheme(text) === withoutScheme(target)) return undefined;
  return target.replace(/^(?:mailto|tel):/i, "");
};
