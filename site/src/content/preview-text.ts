import { siteLimits } from "../lib/limits.ts";

/** The beginning of a description for a card: at most 200 characters, an ellipsis if more follows. */
export function previewText(description: string): string {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= siteLimits.preview) return text;
  const cut = text.slice(0, siteLimits.preview);
  // A pair of surrogates that the cut split would show as a broken character.
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()}…`;
}
