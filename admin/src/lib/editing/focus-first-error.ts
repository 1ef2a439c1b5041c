import type { ReactNode } from "react";

const fieldAt = (path: string) =>
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/** Moves the focus to the first refused field, so that nobody has to look for it. */
export function focusFirst(errors: Record<string, ReactNode>) {
  const [path] = Object.keys(errors);
  if (!path) return;
  // An entry of a list that is edited as one text has no field of its own.
  const field = fieldAt(path) ?? fieldAt(path.replace(/\.\d+$/, ""));
  field?.focus();
}
