import type { ReactNode } from "react";

/** Moves the focus to the first refused field, so that nobody has to look for it. */
export function focusFirst(errors: Record<string, ReactNode>) {
  const [path] = Object.keys(errors);
  if (path) document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
}
