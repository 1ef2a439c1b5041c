/** Upper case, not lower: `ß` is found as `SS`, and a Greek sigma wherever it stands in its word. */
export const foldCase = (text: string) => text.toUpperCase();

/** What a row is found by: its shown texts, without regard to case. */
export const searchTextOf = (...texts: (string | null)[]) =>
  foldCase(texts.filter((text) => text !== null).join("\n"));
