/** `text` with at most `length` characters, and an ellipsis where some are missing. */
export const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length)}…` : text;
