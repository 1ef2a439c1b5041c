import { siteLimits } from "../../lib/limits.ts";

/** All white space but single spaces, of which a text has hundreds. */
const looseSpace = /\s{2,}|[^\S ]/g;

export function previewText(description: string): string {
  const text = description.replace(looseSpace, " ").trim();
  if (text.length <= siteLimits.preview) return text;
  const cut = text.slice(0, siteLimits.preview);
  // The cut may have split a surrogate pair.
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
