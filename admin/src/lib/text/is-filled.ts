/** True when it contains text that isn't blank. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() !== "";
  return typeof value === "object" && value !== null && Object.values(value).some(isFilled);
};

export const joinFilled = (texts: string[], separator: string) =>
  texts.filter(isFilled).join(separator);
