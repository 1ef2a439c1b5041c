import { siteLimits } from "../lib/limits.ts";

export function previewText(description: string): string {
  const text = description.replace(/\s+/g, " ").trim();
  if (text.length <= siteLimits.preview) return text;
  const cut = text.slice(0, siteLimits.preview);
  // The cut may have split a surrogate pair.
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()}…`;
}
