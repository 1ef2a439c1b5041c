const names: Record<string, string> = {
  detailPage: "detail page",
  whatsapp: "WhatsApp",
  isShown: "shown or hidden",
  toBring: "what to bring",
};

/** For example `minimum age` for `minimumAge`. */
export const describeField = (field: string) =>
  names[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
