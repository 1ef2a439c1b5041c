const withoutScheme = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?:https?:\/\/(?:www\.)?|www\.|mailto:|tel:)/, "")
    .replace(/\/$/, "");

/** The target of a link, unless its text already shows it or it runs a script. */
export const findTarget = (href: string, text: string): string | undefined => {
  const target = href.replace(/\s/g, "");
  if (!/^(?:https?|mailto|tel):/i.test(target)) return undefined;
  if (withoutScheme(text) === withoutScheme(target)) return undefined;
  return target.replace(/^(?:mailto|tel):/i, "");
};
