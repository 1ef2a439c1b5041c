import type { ReactNode } from "react";

const findField = (path: string) =>
  document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

export function focusFirstError(errors: Record<string, ReactNode>) {
  const [path] = Object.keys(errors);
  if (!path) return;
  // An entry of a list edited as one text has no field of its own.
  const field = findField(path) ?? findField(path.replace(/\.\d+$/, ""));
  field?.focus();
}
