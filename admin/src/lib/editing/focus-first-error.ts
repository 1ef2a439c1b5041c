import type { ReactNode } from "react";

/** Focuses the first invalid field in screen order. */
export function focusFirstError(errors: Record<string, ReactNode>) {
  // An entry of a list edited as one text has no separate field.
  const paths = new Set(Object.keys(errors).flatMap((path) => [path, path.replace(/\.\d+$/, "")]));
  const fields = document.querySelectorAll<HTMLElement>("[data-path]");
  [...fields].find(({ dataset }) => paths.has(dataset.path ?? ""))?.focus();
}
