import type { ReactNode } from "react";

type Errors = Record<string, ReactNode>;

const isEntryUnder = (path: string) => (at: string) => at.startsWith(`${path}.`);

/** The error of a list edited in one field: its own, or that of its first invalid entry. */
export const listError = (errors: Errors, path: string): ReactNode => {
  const entry = Object.keys(errors).find(isEntryUnder(path));
  return errors[path] ?? (entry && errors[entry]);
};

/** Entry errors are stored by index, and entries may have moved. */
export const withoutEntryErrors = (errors: Errors, path: string) => {
  const isEntry = isEntryUnder(path);
  return Object.fromEntries(Object.entries(errors).filter(([at]) => !isEntry(at)));
};
