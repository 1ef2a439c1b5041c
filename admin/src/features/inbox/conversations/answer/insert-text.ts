type Cursor = Pick<HTMLTextAreaElement, "selectionStart" | "selectionEnd">;

/**
 * Replaces the selection, by default the end of the text, and begins a paragraph next to other words. Returns the text
 * with the place of what was inserted.
 */
export const insertText = (text: string, inserted: string, cursor: Cursor | null) => {
  const before = text.slice(0, cursor?.selectionStart ?? text.length);
  const after = text.slice(cursor?.selectionEnd ?? text.length);
  const start = before === "" || /\s$/.test(before) ? before : `${before}\n\n`;
  const end = after === "" || /^\s/.test(after) ? after : `\n\n${after}`;
  const from = start.length;
  return { text: start + inserted + end, from, to: from + inserted.length };
};
